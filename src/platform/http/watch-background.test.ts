import { describe, expect, it } from 'vitest';
import { watchBackground } from './watch-background.ts';

function background() {
  let minutes = 0;
  let up = false;
  let asked = 0;
  const state = watchBackground(
    async () => {
      asked += 1;
      return up;
    },
    () => minutes * 60_000,
  );
  return {
    at: async (minute: number, reachable: boolean) => {
      minutes = minute;
      up = reachable;
      return state();
    },
    asked: () => asked,
  };
}

describe('watchBackground', () => {
  it('Temporal › on its first start › is preparing, then ready', async () => {
    const { at } = background();
    expect([await at(0, false), await at(9, false), await at(9.5, true)]).toEqual(['preparing', 'preparing', 'ready']);
  });

  it('Temporal › that never comes › is unavailable after ten minutes', async () => {
    const { at } = background();
    expect([await at(10, false), await at(10.1, false)]).toEqual(['preparing', 'unavailable']);
  });

  it('Temporal › lost after it was there › is unavailable at once, and ready again', async () => {
    const { at } = background();
    expect([await at(1, true), await at(2, false), await at(3, true)]).toEqual(['ready', 'unavailable', 'ready']);
  });

  it('many pages › within a second › ask once', async () => {
    const { at, asked } = background();
    await Promise.all([at(0, true), at(0, true), at(0.01, true)]);
    expect(asked()).toBe(1);
  });
});
