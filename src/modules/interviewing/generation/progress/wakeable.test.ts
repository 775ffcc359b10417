import { describe, expect, it } from 'vitest';
import { wakeable } from './wakeable.ts';

const long = 60_000;

describe('wakeable', () => {
  it('sleep › woken meanwhile › ends', async () => {
    const alarm = wakeable(new AbortController().signal);
    const sleeping = alarm.sleep(long);
    alarm.wake();
    await expect(sleeping).resolves.toBeUndefined();
  });

  it('sleep › woken before › does not begin, once', async () => {
    const alarm = wakeable(new AbortController().signal);
    alarm.wake();
    await alarm.sleep(long);
    let over = false;
    const sleeping = alarm.sleep(5).then(() => (over = true));
    expect(over).toBe(false);
    await sleeping;
  });

  it('sleep › aborted › ends', async () => {
    const controller = new AbortController();
    const sleeping = wakeable(controller.signal).sleep(long);
    controller.abort();
    await expect(sleeping).resolves.toBeUndefined();
  });
});
