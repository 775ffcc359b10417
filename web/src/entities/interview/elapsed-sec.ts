import type { Run } from '#contracts/interviewing/run/interview-run.ts';

/** Seconds of the interview by now, of a clock that the server told at `toldAt` of this device's. */
export function elapsedSec({ paused, elapsedSec: told }: Run['clock'], toldAt: number, now: number): number {
  return paused ? told : told + Math.max(0, now - toldAt) / 1000;
}
