import { describe, expect, it } from 'vitest';
import { otherKeys } from './use-run-keys.ts';
import { tickKeyName, tickKeys, ticksWithKeys } from './tick-keys.ts';

const anchor = (band: '0' | '1-3' | '4-6' | '7-8' | '9-10', count: number) => ({
  band,
  label: band,
  behaviours: Array.from({ length: count }, (_, index) => `${band} ${String(index)}`),
});

describe('tick keys', () => {
  it('the keys › beside those of the other shortcuts › are each used once', () => {
    const all = [...tickKeys, ...otherKeys];
    expect(new Set(all).size).toBe(all.length);
  });

  it('a question › with as many behaviours as it may have › gives each a key, in the order of the score keys', () => {
    const anchors = [anchor('0', 4), anchor('1-3', 4), anchor('4-6', 4), anchor('7-8', 4), anchor('9-10', 4)];
    const ticks = ticksWithKeys({ anchors });
    expect(ticks.slice(0, 5).map(({ tick, key }) => `${tick} ${tickKeyName(key)}`)).toEqual([
      '0.0 Q',
      '0.1 W',
      '0.2 E',
      '0.3 R',
      '1.0 T',
    ]);
    expect(new Set(ticks.map(({ tick }) => tick)).size).toBe(20);
    expect(new Set(ticks.map(({ key }) => key)).size).toBe(20);
  });
});
