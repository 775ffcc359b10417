import type { Clock, Operation } from '#contracts/interviewing/run/interview-run.ts';

/** The server's clock as in its last response. */
export interface ServerClock {
  readonly clock: Clock;
  /** this device's clock when the response came, in ms */
  readonly receivedAt: number;
}

export interface RunTime {
  readonly elapsedSec: number;
  readonly paused: boolean;
  /** how long the present pause has lasted */
  readonly pausedSec: number;
  /** since the start, pauses included */
  readonly sinceStartSec: number;
}

/** The server's present time, counted from its last response: timers of a hidden tab are throttled. */
export function serverNow(serverClock: ServerClock, deviceNow: number): number {
  return Date.parse(serverClock.clock.now) + (deviceNow - serverClock.receivedAt);
}

/** How long the interview has run. Pauses made here that were not sent yet count as well. */
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
