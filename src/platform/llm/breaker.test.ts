import { describe, expect, test } from 'vitest';
import { withBreaker } from './breaker.ts';
import { LlmBadRequest, LlmOverloaded, LlmQuotaSpent, LlmRateLimited } from './llm-errors.ts';
import type { LlmError } from './llm-errors.ts';
import { noUsage } from './llm.ts';
import type { Llm } from './llm.ts';

/** A provider that fails on demand, behind a breaker whose clock the test controls. */
function aProvider() {
  const state = { error: undefined as LlmError | undefined, calls: 0, now: 0 };
  const provider: Llm = {
    model: 'any',
    async *stream() {
      state.calls += 1;
      if (state.error !== undefined) throw state.error;
      yield { kind: 'end', usage: noUsage };
    },
  };
  const guarded = withBreaker(provider, { now: () => state.now });
  const call = async () => {
    const request = {
      schemaName: 'x',
      schema: {},
      messages: [],
      maxOutputTokens: 1,
      signal: new AbortController().signal,
    };
    try {
      for await (const event of guarded.stream(request)) if (event.kind === 'end') return 'answered';
    } catch (error) {
      return error;
    }
    return 'ended';
  };
  return { state, call };
}

async function fail(provider: ReturnType<typeof aProvider>, times: number): Promise<void> {
  provider.state.error = new LlmOverloaded(noUsage);
  for (let at = 0; at < times; at += 1) await provider.call();
}

describe('withBreaker', () => {
  test('withBreaker › after five failures within a minute › fails at once without a call', async () => {
    const provider = aProvider();
    await fail(provider, 5);
    expect(await provider.call()).toBeInstanceOf(LlmOverloaded);
    expect(provider.state.calls).toBe(5);
  });

  test('withBreaker › when the failures are spread over more than a minute › stays closed', async () => {
    const provider = aProvider();
    await fail(provider, 4);
    provider.state.now += 61_000;
    await fail(provider, 2);
    expect(provider.state.calls).toBe(6);
  });

  test('withBreaker › half a minute later › one call tries, and success closes it', async () => {
    const provider = aProvider();
    await fail(provider, 5);
    provider.state.now += 31_000;
    provider.state.error = undefined;
    expect(await provider.call()).toBe('answered');
    await fail(provider, 4);
    expect(provider.state.calls).toBe(10);
  });

  test('withBreaker › when the trial fails too › opens for another while', async () => {
    const provider = aProvider();
    await fail(provider, 5);
    provider.state.now += 31_000;
    await fail(provider, 2);
    expect(provider.state.calls).toBe(6);
  });

  test('withBreaker › of refused requests › does not open: the provider is well', async () => {
    const provider = aProvider();
    provider.state.error = new LlmBadRequest(noUsage, 400);
    for (let at = 0; at < 9; at += 1) await provider.call();
    expect(provider.state.calls).toBe(9);
  });

  test('withBreaker › when the provider asks for a break › asks nothing until it is over, and tells how long', async () => {
    const provider = aProvider();
    provider.state.error = new LlmRateLimited(noUsage, 20_000);
    await provider.call();
    provider.state.error = undefined;
    provider.state.now += 5000;
    expect(await provider.call()).toMatchObject({ name: 'LlmRateLimited', retryAfterMs: 15_000 });
    expect(provider.state.calls).toBe(1);
    provider.state.now += 15_000;
    expect(await provider.call()).toBe('answered');
  });

  test('withBreaker › of breaks that the provider asked for › does not open: the provider is well', async () => {
    const provider = aProvider();
    provider.state.error = new LlmRateLimited(noUsage, 1000);
    for (let at = 0; at < 9; at += 1) {
      await provider.call();
      provider.state.now += 1000;
    }
    expect(provider.state.calls).toBe(9);
  });

  test('withBreaker › when the break is a day › looks again after a quarter of an hour', async () => {
    const provider = aProvider();
    provider.state.error = new LlmRateLimited(noUsage, 86_400_000);
    await provider.call();
    provider.state.now += 900_000;
    await provider.call();
    expect(provider.state.calls).toBe(2);
  });

  test('withBreaker › limited five times without a word on when to come back › opens', async () => {
    const provider = aProvider();
    provider.state.error = new LlmRateLimited(noUsage, null);
    for (let at = 0; at < 6; at += 1) await provider.call();
    expect(await provider.call()).toBeInstanceOf(LlmOverloaded);
    expect(provider.state.calls).toBe(5);
  });

  test('withBreaker › when the account has nothing left › opens at once and says so, until a call is paid for', async () => {
    const provider = aProvider();
    provider.state.error = new LlmQuotaSpent(noUsage);
    await provider.call();
    expect(await provider.call()).toBeInstanceOf(LlmQuotaSpent);
    expect(provider.state.calls).toBe(1);
    provider.state.now += 31_000;
    provider.state.error = undefined;
    expect(await provider.call()).toBe('answered');
    expect(await provider.call()).toBe('answered');
  });
});
