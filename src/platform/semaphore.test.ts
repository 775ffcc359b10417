import { describe, expect, it } from 'vitest';
import { QueueFull, semaphore } from './semaphore.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('semaphore', () => {
  it('five pieces of work › with two at once › never run more than two, in order', async () => {
    const withSlot = semaphore(2, { queue: 10, waitMs: 5000 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    await Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        withSlot(async () => {
          started.push(n);
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
        }),
      ),
    );
    expect([most, started]).toEqual([2, [0, 1, 2, 3, 4]]);
  });

  it('one too many › with the queue full › is refused at once, the others run', async () => {
    const withSlot = semaphore(1, { queue: 1, waitMs: 5000 });
    const { opened, open } = gate();
    const first = withSlot(() => opened);
    const second = withSlot(async () => 'second');
    await expect(withSlot(async () => 'third')).rejects.toBeInstanceOf(QueueFull);
    open();
    await first;
    expect(await second).toBe('second');
  });

  it('one that waits › longer than it may › is refused, and the slot stays usable', async () => {
    const withSlot = semaphore(1, { queue: 5, waitMs: 10 });
    const { opened, open } = gate();
    const first = withSlot(() => opened);
    await expect(withSlot(async () => 'late')).rejects.toBeInstanceOf(QueueFull);
    open();
    await first;
    expect(await withSlot(async () => 'next')).toBe('next');
  });

  it('work that fails › with another waiting › frees its slot', async () => {
    const withSlot = semaphore(1, { queue: 5, waitMs: 5000 });
    const failing = withSlot(async () => {
      throw new Error('no');
    });
    const next = withSlot(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('ten pieces of work › without limits of the queue › wait in order, and all end', async () => {
    const withSlot = semaphore(2);
    const started: number[] = [];
    const numbers = Array.from({ length: 10 }, (_, n) => n);
    const results = numbers.map((n) =>
      withSlot(async () => {
        started.push(n);
        await new Promise((resolve) => setImmediate(resolve));
        return n;
      }),
    );
    expect(await Promise.all(results)).toEqual(numbers);
    expect(started).toEqual(numbers);
  });
});
