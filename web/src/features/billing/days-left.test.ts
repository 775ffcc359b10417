import { describe, expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const until = new Date('2026-11-29T10:00:00Z');

describe('daysLeft', () => {
  it.each([
    { now: '2026-11-22T10:00:00Z', days: 7 },
    { now: '2026-11-22T10:00:01Z', days: 7 },
    { now: '2026-11-28T09:59:59Z', days: 2 },
    { now: '2026-11-28T10:00:00Z', days: 1 },
    { now: '2026-11-29T09:59:59Z', days: 1 },
    { now: '2026-11-29T10:00:00Z', days: 0 },
    { now: '2026-12-04T10:00:00Z', days: 0 },
  ])('a trial until 29 November › at $now › has $days days left', ({ now, days }) => {
    expect(daysLeft(until, new Date(now))).toBe(days);
  });
});
