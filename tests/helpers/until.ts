import { setTimeout as sleep } from 'node:timers/promises';

const shortestPauseMs = 20;
const longestPauseMs = 250;

/**
 * Polls until the condition holds; a deadline instead of a sleep. The pauses grow to a tenth of the wait: asking fifty times
 * a second for half a minute was most of the processor time of such a test.
 *
 * @param mostPauseMs shorter for what soon does not hold any more
 * @throws when it does not hold in time
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs = 40_000,
  mostPauseMs = longestPauseMs,
): Promise<void> {
  const began = Date.now();
  while (!(await condition())) {
    const waitedMs = Date.now() - began;
    if (waitedMs > withinMs) {
      throw new Error(`did not hold within ${withinMs} ms: ${condition.toString().slice(0, 200)}`);
    }
    await sleep(Math.min(Math.max(waitedMs / 10, shortestPauseMs), mostPauseMs));
  }
}
