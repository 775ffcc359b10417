import type { Run } from '#contracts/interviewing/run/interview-run.ts';

/**
 * Elapsed seconds of the interview now, given the clock state that the server sent at `toldAt` by this device's clock.
 */
export function elapsedSec({ paused, elapsedSec: told }: Run['clock'], toldAt: number, now: number): number {
  return paused ? told : told + Math.max(0, now - toldAt) / 1000;
}
