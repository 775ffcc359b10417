import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './token-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createTokenSource', () => {
  it('take › before anything was asked for › answers at once that there is none', async () => {
    expect(await createTokenSource().take()).toBeUndefined();
  });

  it('take › before the token came › waits for it', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    const taken = tokens.take();
    tokens.give('one');
    expect(await taken).toBe('one');
  });

  it('take › after the token came › has it', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    tokens.give('one');
    expect(await tokens.take()).toBe('one');
  });

  it('take › while an expired token is renewed › waits for the new one', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    const taken = tokens.take();
    tokens.expect();
    tokens.give('two');
    expect(await taken).toBe('two');
  });

  it('take › when the provider fails › goes on without', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    const taken = tokens.take();
    tokens.giveUp();
    expect([await taken, await tokens.take()]).toEqual([undefined, undefined]);
  });

  it('take › when nothing ever comes › goes on without, after some seconds', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    const taken = tokens.take();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await taken).toBeUndefined();
  });

  it('give › after a failure › counts: the widget tries again by itself', async () => {
    const tokens = createTokenSource();
    tokens.expect();
    tokens.giveUp();
    tokens.expect();
    tokens.give('one');
    expect(await tokens.take()).toBe('one');
  });
});
