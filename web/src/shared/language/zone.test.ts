import { afterEach, describe, expect, it, vi } from 'vitest';
import { zoneIn } from './zone.ts';

describe('zoneIn', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['America/New_York', '2026-11-23T12:00:00Z', 'New York (GMT−5)', 'Нью-Йорк (GMT−5)'],
    ['America/New_York', '2026-07-23T12:00:00Z', 'New York (GMT−4)', 'Нью-Йорк (GMT−4)'],
    ['Europe/Kyiv', '2026-11-23T12:00:00Z', 'Kyiv (GMT+2)', 'Україна (GMT+2)'],
    ['America/Argentina/Buenos_Aires', '2026-11-23T12:00:00Z', 'Buenos Aires (GMT−3)', 'Буенос-Айрес (GMT−3)'],
  ])('%s › on %s › is what people call it, with its difference that day', (name, at, english, ukrainian) => {
    vi.stubEnv('TZ', name);
    expect(zoneIn('en').name(at)).toBe(english);
    expect(zoneIn('uk').name(at)).toBe(ukrainian);
    expect(english).toContain(`(${zoneIn('en').offset(at)})`);
  });
});
