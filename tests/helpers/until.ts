import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the condition holds; a deadline instead of a sleep. @throws when it does not hold in time */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 40_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`did not hold within ${withinMs} ms: ${condition.toString().slice(0, 200)}`);
    await sleep(20);
  }
}
