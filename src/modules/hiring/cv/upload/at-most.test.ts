import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atMost } from './at-most.ts';

describe('atMost', () => {
  it('ten pieces of work › with two slots › run two at a time, in order, and all end', async () => {
    const turn = atMost(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) =>
      turn(async () => {
        begun.push(n);
        most = Math.max(most, ++running);
        await setImmediate();
        running -= 1;
        return n;
      });
    const numbers = Array.from({ length: 10 }, (_, n) => n);
    expect(await Promise.all(numbers.map(work))).toEqual(numbers);
    expect([begun, most]).toEqual([numbers, 2]);
  });

  it('a piece of work › that fails › gives its slot back', async () => {
    const turn = atMost(1);
    await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turn(async () => 1)).toBe(1);
  });
});
