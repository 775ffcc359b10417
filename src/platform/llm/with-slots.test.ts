import { expect, test } from 'vitest';
import { type Llm, type LlmEvent, noUsage } from './llm.ts';
import { withSlots } from './with-slots.ts';

/** A model whose calls end on demand. */
function aModel() {
  const begun: (() => void)[] = [];
  const llm: Llm = {
    model: 'any',
    async *stream() {
      await new Promise<void>((resolve) => begun.push(resolve));
      yield { kind: 'end', usage: noUsage };
    },
  };
  return { llm, begun };
}

async function aCall(llm: Llm, signal: AbortSignal = new AbortController().signal): Promise<readonly LlmEvent[]> {
  const request = { schemaName: 'any', schema: {}, messages: [], maxOutputTokens: 1, signal };
  const events: LlmEvent[] = [];
  for await (const event of llm.stream(request)) events.push(event);
  return events;
}

const macrotask = () => new Promise((resolve) => setImmediate(resolve));

test('withSlots › more calls than slots › the next begins when one ends', async () => {
  const { llm, begun } = aModel();
  const shared = withSlots(llm, 1);
  const calls = [aCall(shared), aCall(shared)];
  await macrotask();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await calls[0];
  await macrotask();
  expect(begun).toHaveLength(2);
  begun[1]?.();
  expect(await calls[1]).toHaveLength(1);
});

test('withSlots › cancelled while it waits for a slot › ends at once, and takes none', async () => {
  const { llm, begun } = aModel();
  const shared = withSlots(llm, 1);
  const first = aCall(shared);
  const unwanted = new AbortController();
  const second = aCall(shared, unwanted.signal);
  const third = aCall(shared);
  unwanted.abort(new Error('not wanted'));
  await expect(second).rejects.toThrow('not wanted');
  begun[0]?.();
  await first;
  await macrotask();
  expect(begun).toHaveLength(2);
  begun[1]?.();
  expect(await third).toHaveLength(1);
});

test('withSlots › cancelled before it is asked › ends at once, and takes no slot', async () => {
  const { llm, begun } = aModel();
  const shared = withSlots(llm, 1);
  await expect(aCall(shared, AbortSignal.abort(new Error('not wanted')))).rejects.toThrow('not wanted');
  const next = aCall(shared);
  await macrotask();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  expect(await next).toHaveLength(1);
});
