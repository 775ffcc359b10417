import { setTimeout as sleep } from 'node:timers/promises';

const shortestPauseMs = 20;
const longestPauseMs = 250;

/**
 * Polls until the condition holds, with a deadline. The interval grows to a tenth of the elapsed wait: polling fifty
 * times a second for half a minute used most of such a test's CPU time.
 *
 * @param mostPauseMs a shorter maximum, for conditions that soon stop holding
 * @throws if it does not hold in time
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
