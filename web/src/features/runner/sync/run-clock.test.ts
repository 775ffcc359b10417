import { describe, expect, it } from 'vitest';
import type { Clock, Operation } from '#contracts/interviewing/run/interview-run.ts';
import { type ServerClock, timeOf } from './run-clock.ts';

const at = (minute: number, second = 0): string => new Date(Date.UTC(2026, 10, 20, 14, minute, second)).toISOString();
const aClock = (fields: Partial<Clock> = {}): Clock => ({
  startedAt: at(0),
  endedAt: null,
  paused: false,
  pauses: [],
  elapsedSec: 600,
  now: at(10),
  ...fields,
});
/** This device's clock is three hours off; only the time elapsed on it since the response matters. */
const receivedAt = Date.parse(at(10)) - 3 * 3_600_000;
const received = (clock: Clock): ServerClock => ({ clock, receivedAt });

describe('timeOf', () => {
  it('a device with a wrong clock › 90 s after the answer › counts from the server’s time', () => {
    expect(timeOf(received(aClock()), [], receivedAt + 90_000)).toMatchObject({ elapsedSec: 690, paused: false });
  });

  it('pauses that have ended › later › are left out', () => {
    const clock = aClock({ pauses: [{ from: at(2), to: at(5) }] });
    expect(timeOf(received(clock), [], receivedAt).elapsedSec).toBe(7 * 60);
  });

  it('a pause made here › not sent yet › stops the clock at once', () => {
    const pending: Operation[] = [{ id: 'p', at: at(9), kind: 'pause' }];
    const time = timeOf(received(aClock()), pending, receivedAt + 60_000);
    expect(time).toMatchObject({ elapsedSec: 9 * 60, paused: true, pausedSec: 120, sinceStartSec: 660 });
  });

  it('a resume made here › during the server’s pause › lets the clock go on from there', () => {
    const clock = aClock({ paused: true, pauses: [{ from: at(4), to: null }] });
    const pending: Operation[] = [{ id: 'r', at: at(8), kind: 'resume' }];
    expect(timeOf(received(clock), pending, receivedAt)).toMatchObject({ elapsedSec: 6 * 60, paused: false });
  });

  it('a run that has ended › any time later › stands still', () => {
    const clock = aClock({ endedAt: at(8) });
    expect(timeOf(received(clock), [], receivedAt + 3_600_000).elapsedSec).toBe(8 * 60);
  });
});
