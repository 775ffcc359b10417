import type { Clock, Operation } from '#contracts/interviewing/run/interview-run.ts';

/** The clock in the server's last response. */
export interface ServerClock {
  readonly clock: Clock;
  /** this device's time when the response arrived, in ms */
  readonly receivedAt: number;
}

export interface RunTime {
  readonly elapsedSec: number;
  readonly paused: boolean;
  /** duration of the current pause */
  readonly pausedSec: number;
  /** since the start, including pauses */
  readonly sinceStartSec: number;
}

/**
 * The current server time, extrapolated from its last response rather than counted by a timer, which is throttled in
 * hidden tabs.
 */
export function serverNow(serverClock: ServerClock, deviceNow: number): number {
  return Date.parse(serverClock.clock.now) + (deviceNow - serverClock.receivedAt);
}

/** How long the interview has been running. Takes pauses made here but not yet sent into account. */
export function timeOf(serverClock: ServerClock, pending: readonly Operation[], deviceNow: number): RunTime {
  const { clock } = serverClock;
  const now = clock.endedAt === null ? serverNow(serverClock, deviceNow) : Date.parse(clock.endedAt);
  const start = Date.parse(clock.startedAt);
  const pauses = clock.pauses.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? null : Date.parse(to),
  }));
  for (const one of pending) {
    const open = pauses.findIndex(({ to }) => to === null);
    const pause = pauses[open];
    if (one.kind === 'pause' && pause === undefined) pauses.push({ from: Date.parse(one.at), to: null });
    if (one.kind === 'resume' && pause !== undefined) pauses[open] = { from: pause.from, to: Date.parse(one.at) };
  }
  const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now) - from), 0);
  const present = pauses.find(({ to }) => to === null);
  return {
    elapsedSec: Math.max(0, Math.floor((now - start - paused) / 1000)),
    paused: clock.endedAt === null && present !== undefined,
    pausedSec: present === undefined ? 0 : Math.max(0, Math.floor((now - present.from) / 1000)),
    sinceStartSec: Math.max(0, Math.floor((now - start) / 1000)),
  };
}
