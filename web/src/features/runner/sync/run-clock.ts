import type { Clock, Operation } from '#contracts/interviewing.ts';

/** The server's clock as this device last heard it. */
export interface HeardClock {
  readonly clock: Clock;
  /** this device's clock when the answer came, in ms */
  readonly heardAt: number;
}

export interface RunTime {
  readonly elapsedSec: number;
  readonly paused: boolean;
  /** how long the present pause has lasted */
  readonly pausedSec: number;
  /** since the start, pauses included */
  readonly sinceStartSec: number;
}

/** What time the server has, seen from here. It is counted from its last answer, never from ticks. */
export function serverNow(heard: HeardClock, deviceNow: number): number {
  return Date.parse(heard.clock.now) + (deviceNow - heard.heardAt);
}

/** How long the interview has run. Pauses made here that the server has not heard of yet count as made. */
export function timeOf(heard: HeardClock, waiting: readonly Operation[], deviceNow: number): RunTime {
  const { clock } = heard;
  const now = clock.endedAt === null ? serverNow(heard, deviceNow) : Date.parse(clock.endedAt);
  const start = Date.parse(clock.startedAt);
  const pauses = clock.pauses.map(({ from, to }) => ({
    from: Date.parse(from),
    to: to === null ? null : Date.parse(to),
  }));
  for (const one of waiting) {
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
