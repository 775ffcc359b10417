import { describe, expect, it } from 'vitest';
import { interruptibleSleep } from './interruptible-sleep.ts';

const long = 60_000;

describe('interruptibleSleep', () => {
  it('sleep › woken meanwhile › ends', async () => {
    const alarm = interruptibleSleep(new AbortController().signal);
    const sleeping = alarm.sleep(long);
    alarm.wake();
    await expect(sleeping).resolves.toBeUndefined();
  });

  it('sleep › woken before › does not begin, once', async () => {
    const alarm = interruptibleSleep(new AbortController().signal);
    alarm.wake();
    await alarm.sleep(long);
    let over = false;
    const sleeping = alarm.sleep(5).then(() => (over = true));
    expect(over).toBe(false);
    await sleeping;
  });

  it('sleep › aborted › ends', async () => {
    const controller = new AbortController();
    const sleeping = interruptibleSleep(controller.signal).sleep(long);
    controller.abort();
    await expect(sleeping).resolves.toBeUndefined();
  });
});
