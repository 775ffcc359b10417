import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allOff, allOn, storeConsent, storedConsent } from './consent-record.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('navigator', { language: 'de-DE' });
});
afterEach(() => vi.unstubAllGlobals());

describe('storedConsent', () => {
  it('a decision › stored and read › is the whole record', () => {
    const record = storeConsent({ analytics: true, marketing: false });
    expect(storedConsent()).toEqual(record);
    expect(record).toMatchObject({ necessary: true, region: 'gdpr', version: '1.0.0' });
    expect(Date.parse(record.timestamp)).not.toBeNaN();
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...storeLike(), version: '0.9.0' })],
    ['necessary turned off', JSON.stringify({ ...storeLike(), necessary: false })],
    ['another shape', '[]'],
  ])('%s › read › is no decision', (_name, value) => {
    if (value !== undefined) stored.set('cookieConsent', value);
    expect(storedConsent()).toBeUndefined();
  });

  it('all on and all off › are what they say', () => {
    expect([allOn, allOff]).toEqual([
      { analytics: true, marketing: true },
      { analytics: false, marketing: false },
    ]);
  });
});

function storeLike() {
  return {
    necessary: true,
    analytics: true,
    marketing: true,
    timestamp: '2026-11-24T00:00:00Z',
    region: 'gdpr',
    version: '1.0.0',
  };
}
