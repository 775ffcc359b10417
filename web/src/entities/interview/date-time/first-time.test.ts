import { expect, it } from 'vitest';
import { firstTime } from './first-time.ts';

it.each([
  ['another day', '2026-11-24T00:00', '2026-11-23T15:20', '10:00'],
  ['today, early', '2026-11-23T00:00', '2026-11-23T08:05', '10:00'],
  ['today, at ten', '2026-11-23T00:00', '2026-11-23T10:00', '11:00'],
  ['today, in the afternoon', '2026-11-23T00:00', '2026-11-23T15:20', '16:00'],
  ['today, late', '2026-11-23T00:00', '2026-11-23T23:40', '23:00'],
])('firstTime › %s › is not over already, as far as the day allows', (_day, day, now, time) => {
  expect(firstTime(new Date(day), new Date(now))).toBe(time);
});
