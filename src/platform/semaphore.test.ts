import { describe, expect, it } from 'vitest';
import { QueueFull, takeTurns } from './semaphore.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('takeTurns', () => {
  it('five pieces of work › with two at once › never run more than two, in order', async () => {
    const inTurn = takeTurns({ atOnce: 2, queue: 10, waitMs: 5000 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    await Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        inTurn(async () => {
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
    const inTurn = takeTurns({ atOnce: 1, queue: 1, waitMs: 5000 });
    const { opened, open } = gate();
    const first = inTurn(() => opened);
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toBeInstanceOf(QueueFull);
    open();
    await first;
    expect(await second).toBe('second');
  });

  it('one that waits › longer than it may › is refused, and the slot stays usable', async () => {
    const inTurn = takeTurns({ atOnce: 1, queue: 5, waitMs: 10 });
    const { opened, open } = gate();
    const first = inTurn(() => opened);
    await expect(inTurn(async () => 'late')).rejects.toBeInstanceOf(QueueFull);
    open();
    await first;
    expect(await inTurn(async () => 'next')).toBe('next');
  });

  it('work that fails › with another waiting › frees its slot', async () => {
    const inTurn = takeTurns({ atOnce: 1, queue: 5, waitMs: 5000 });
    const failing = inTurn(async () => {
      throw new Error('no');
    });
    const next = inTurn(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
