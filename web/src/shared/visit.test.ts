import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisit, heldVisit, holdVisit } from './visit.ts';

const visit = { sessionId: 's', expiresAt: '2026-11-28T12:00:00.000Z', previewId: 'p' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.useFakeTimers({ now: new Date('2026-11-27T13:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visit', () => {
  it('held › within its day › is there; after it › is gone for good', () => {
    holdVisit(visit);
    expect(heldVisit()).toEqual(visit);
    vi.setSystemTime(new Date('2026-11-28T12:00:00Z'));
    expect(heldVisit()).toBeUndefined();
    vi.setSystemTime(new Date('2026-11-27T13:00:00Z'));
    expect(heldVisit()).toBeUndefined();
  });

  it('forgotten, or what another version stored › is none', () => {
    holdVisit(visit);
    forgetVisit();
    expect(heldVisit()).toBeUndefined();
    for (const text of ['{', '7', '{"sessionId":"s"}']) {
      localStorage.setItem('visit', text);
      expect(heldVisit()).toBeUndefined();
    }
  });
});
