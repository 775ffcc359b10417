import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toInstant, toLocalTime } from './local-time.ts';

describe('local time', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Kyiv');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['in winter', '2026-01-05T07:05:00.000Z', '2026-01-05T09:05'],
    ['in summer', '2026-07-05T21:30:00.000Z', '2026-07-06T00:30'],
  ])('toLocalTime › %s › is the wall clock of the reader, and leads back', (_when, instant, local) => {
    expect(toLocalTime(instant)).toBe(local);
    expect(toInstant(local)).toBe(instant);
  });

  it('toLocalTime › without a time › is empty, and leads back', () => {
    expect(toLocalTime(null)).toBe('');
    expect(toInstant('')).toBeNull();
  });
});
