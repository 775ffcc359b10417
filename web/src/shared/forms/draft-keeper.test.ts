import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

/** A fake device storage that holds one draft. */
function aDevice() {
  const device = {
    stored: null as string | null,
    read: () => device.stored,
    write: (text: string) => (device.stored = text),
    remove: () => (device.stored = null),
  };
  return device;
}

function aKeeper(device = aDevice()) {
  return { keeper: new DraftKeeper<string>(device), device };
}

describe('DraftKeeper', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keep › typing goes on without a rest › is written within a second all the same', () => {
    const { keeper, device } = aKeeper();
    for (let typed = 1; typed <= 11; typed++) {
      keeper.keep('a'.repeat(typed));
      vi.advanceTimersByTime(100);
    }
    expect(device.stored).toBe(JSON.stringify('a'.repeat(10)));
  });

  it('flush › the page is left right after typing › is written at once', () => {
    const { keeper, device } = aKeeper();
    keeper.keep('typed');
    keeper.flush();
    expect(device.stored).toBe('"typed"');
  });

  it('drop › the form was sent while something waited › nothing comes back', () => {
    const { keeper, device } = aKeeper();
    keeper.keep('typed');
    keeper.drop();
    keeper.flush();
    vi.advanceTimersByTime(2000);
    expect(device.stored).toBeNull();
  });

  it('drop › another tab has written there since › its draft stays', () => {
    const { keeper, device } = aKeeper();
    keeper.keep('here');
    keeper.flush();
    device.write('"there"');
    keeper.drop();
    expect(device.stored).toBe('"there"');
  });

  it('drop › the draft is of an earlier visit › is removed', () => {
    const device = aDevice();
    device.write('"yesterday"');
    aKeeper(device).keeper.drop();
    expect(device.stored).toBeNull();
  });
});
