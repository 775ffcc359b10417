import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import { startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import type { OpenAiSandbox } from '#sandbox/openai/openai.ts';
import {
  LlmBadRequest,
  LlmCutOff,
  LlmError,
  LlmInvalid,
  LlmOverloaded,
  LlmQuotaSpent,
  LlmRateLimited,
  LlmRefused,
  LlmStalled,
} from '#platform/llm/llm-errors.ts';
import type { Llm, LlmRequest, LlmUsage } from '#platform/llm/llm.ts';
import { createOpenAiLlm } from '#platform/llm/openai-llm.ts';

// A contract test for both sides: what the adapter promises its callers, tested against the stand-in's wire protocol.

let sandbox: OpenAiSandbox;
let llm: Llm;

beforeAll(async () => {
  sandbox = await startOpenAiSandbox();
  llm = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any', idleMs: 300, totalMs: 5000 });
});
beforeEach(() => post('/sandbox/faults', { fault: null }));
afterAll(() => sandbox.close());

async function post(path: string, body: unknown): Promise<void> {
  const response = await fetch(sandbox.origin + path, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

function aRequest(signal: AbortSignal = new AbortController().signal): LlmRequest {
  const task = { block: 'core', language: 'en', questions: 4, tasks: 0, competencies: 3 };
  return {
    schemaName: 'plan_core',
    schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    messages: [
      { role: 'system', content: 'Write an interview.' },
      { role: 'user', content: `Task: ${JSON.stringify(task)}` },
    ],
    maxOutputTokens: 4000,
    signal,
  };
}

async function readAll(request: LlmRequest = aRequest(), from: Llm = llm): Promise<{ text: string; usage: LlmUsage }> {
  let text = '';
  for await (const event of from.stream(request)) {
    if (event.kind === 'end') return { text, usage: event.usage };
    text += event.text;
  }
  throw new Error('the stream ended without its end');
}

async function failure(fault: LlmFault, more: Record<string, unknown> = {}): Promise<unknown> {
  await post('/sandbox/faults', { fault, ...more });
  return readAll().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('openai llm', () => {
  test('stream › of a healthy endpoint › gives the text in order and the usage last', async () => {
    const { text, usage } = await readAll();
    expect(JSON.parse(text)).toMatchObject({ questions: [{}, {}, {}, {}] });
    expect(usage.estimated).toBe(false);
    expect(usage.input).toBeGreaterThan(5);
    expect(usage.output).toBeGreaterThan(100);
  });

  test('stream › on the wire › sends the schema, the limit and no retry', async () => {
    await fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });
    await failure('server_error');
    const requests: unknown = await (await fetch(`${sandbox.origin}/sandbox/requests`)).json();
    expect(requests).toMatchObject([
      {
        fault: 'server_error',
        body: {
          model: 'any',
          stream: true,
          stream_options: { include_usage: true },
          max_completion_tokens: 4000,
          response_format: { type: 'json_schema', json_schema: { name: 'plan_core', strict: true } },
        },
      },
    ]);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['down', LlmOverloaded],
    ['server_error', LlmOverloaded],
    ['cut', LlmOverloaded],
    ['rate_limit', LlmRateLimited],
    ['quota', LlmQuotaSpent],
    ['unauthorized', LlmBadRequest],
    ['stall', LlmStalled],
    ['refusal', LlmRefused],
    ['html', LlmInvalid],
    ['empty', LlmInvalid],
    ['length', LlmCutOff],
  ] as const)('stream › when the fault is %s › throws its own error', async (fault, expected) => {
    expect(await failure(fault)).toBeInstanceOf(expected);
  });

  test('stream › when the rate is limited › says when to come back', async () => {
    expect(await failure('rate_limit', { retryAfterSec: 7 })).toMatchObject({ retryAfterMs: 7000 });
  });

  test.each(['cut', 'stall', 'length'] as const)(
    'stream › when the answer is lost by %s › still counts what it cost',
    async (fault) => {
      const error = await failure(fault);
      const usage = error instanceof LlmError ? error.usage : undefined;
      expect(usage?.output).toBeGreaterThan(20);
      expect(usage?.input).toBeGreaterThan(5);
    },
  );

  // Regression: a worker grew to 2.8 GB.
  test.each([
    ['endless', 'text', 4000 * 8],
    ['endless_line', 'a line', 0],
  ] as const)('stream › when the fault is %s › stops reading %s that has no end', async (fault, _what, mostTokens) => {
    await post('/sandbox/faults', { fault });
    const patient = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any' });
    const error = await readAll(aRequest(), patient).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LlmInvalid);
    const usage = error instanceof LlmError ? error.usage : undefined;
    expect(usage?.output).toBeLessThanOrEqual(mostTokens + 3_000);
  });

  test('stream › when the caller’s limit is small › stops at eight times as much', async () => {
    await post('/sandbox/faults', { fault: 'endless' });
    let bytes = 0;
    const reading = (async () => {
      for await (const event of llm.stream({ ...aRequest(), maxOutputTokens: 100 })) {
        if (event.kind === 'text') bytes += Buffer.byteLength(event.text);
      }
    })();
    await expect(reading).rejects.toBeInstanceOf(LlmInvalid);
    expect(bytes).toBeLessThanOrEqual(100 * 8 * 4);
  });

  test('stream › when nobody answered › costs nothing', async () => {
    expect(await failure('down')).toMatchObject({ usage: { input: 0, output: 0 } });
  });

  test('stream › any failure › repeats nothing that was sent or received', async () => {
    for (const fault of ['unauthorized', 'server_error', 'refusal', 'html'] as const) {
      const error = await failure(fault);
      expect(String(error)).not.toMatch(/interview|api key|Gateway|cannot help/i);
    }
  });

  test('stream › when the caller aborts in the middle › throws the reason and closes the connection', async () => {
    await post('/sandbox/speed', { firstTokenMs: 0, tokensPerSecond: 50 });
    const abort = new AbortController();
    const reason = new Error('cancelled by the recruiter');
    const reading = (async () => {
      for await (const event of llm.stream(aRequest(abort.signal))) if (event.kind === 'text') abort.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
    await post('/sandbox/speed', { firstTokenMs: 0, tokensPerSecond: null });
  });

  test('stream › when the consumer is slow › does not take it for a silent provider', async () => {
    let chunks = 0;
    for await (const _event of llm.stream(aRequest())) {
      chunks += 1;
      if (chunks === 1) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(chunks).toBeGreaterThan(100);
  });

  test('stream › when the whole call takes too long › ends it although tokens come', async () => {
    await post('/sandbox/speed', { firstTokenMs: 0, tokensPerSecond: 20 });
    const hasty = createOpenAiLlm({
      apiKey: 'sk-test',
      baseUrl: sandbox.url,
      model: 'any',
      idleMs: 1000,
      totalMs: 400,
    });
    await expect(readAll(aRequest(), hasty)).rejects.toBeInstanceOf(LlmStalled);
    await post('/sandbox/speed', { firstTokenMs: 0, tokensPerSecond: null });
  });

  test('stream › when the first token takes long › waits longer than between tokens, but not for ever', async () => {
    await post('/sandbox/speed', { firstTokenMs: 800, tokensPerSecond: null });
    const settings = { apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any', idleMs: 400 };
    await expect(readAll(aRequest(), createOpenAiLlm(settings))).resolves.toBeDefined();
    const hasty = createOpenAiLlm({ ...settings, firstTokenMs: 50 });
    await expect(readAll(aRequest(), hasty)).rejects.toBeInstanceOf(LlmStalled);
    await post('/sandbox/speed', { firstTokenMs: 0, tokensPerSecond: null });
  });

  test('stream › when there is no such host › cannot be asked, and says that it is the address', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    const error = await readAll().catch((caught: unknown) => caught);
    lost.mockRestore();
    expect(error).toMatchObject({ name: 'LlmBadRequest', status: null, parameter: 'address' });
  });

  test('stream › when nothing listens there › is overloaded, not broken', async () => {
    const unused = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => unused.once('listening', resolve));
    const address = unused.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await new Promise((resolve) => unused.close(resolve));
    const lost = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: `http://127.0.0.1:${port}/v1`, model: 'any' });
    await expect(readAll(aRequest(), lost)).rejects.toBeInstanceOf(LlmOverloaded);
  });
});

const Sent = z.array(
  z.object({
    body: z.looseObject({
      messages: z.array(z.object({ content: z.string() })),
      response_format: z.object({ type: z.string() }).optional(),
    }),
  }),
);

describe('openai llm › endpoints that take less', () => {
  async function sent() {
    return Sent.parse(await (await fetch(`${sandbox.origin}/sandbox/requests`)).json()).map(({ body }) => body);
  }
  const forget = () => fetch(`${sandbox.origin}/sandbox/requests`, { method: 'DELETE' });

  test.each([
    ['no-schema', 2, 'json_object'],
    ['refuses-json-object', 3, undefined],
    ['old-parameters', 4, 'json_schema'],
  ] as const)('stream › %s › learns it in %i requests and asks once from then on', async (model, tries, format) => {
    const own = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model, reasoning: 'low' });
    await forget();
    const { text } = await readAll(aRequest(), own);
    expect(JSON.parse(text)).toMatchObject({ questions: [{}, {}, {}, {}] });
    expect(await sent()).toHaveLength(tries);
    await forget();
    await readAll(aRequest(), own);
    const [body, ...more] = await sent();
    expect(more).toEqual([]);
    expect(body?.response_format?.type).toBe(format);
    const isTold = body?.messages[0]?.content.includes(JSON.stringify(aRequest().schema));
    expect(isTold).toBe(format !== 'json_schema');
    const given = Object.keys(body ?? {});
    expect(given.includes('max_tokens')).toBe(model === 'old-parameters');
    expect(given.includes('stream_options')).toBe(model !== 'old-parameters');
    expect(given.includes('reasoning_effort')).toBe(model !== 'old-parameters');
  });

  test.each([
    ['off', 4000, undefined],
    ['low', 6000, 'low'],
  ] as const)('stream › reasoning %s › leaves %i tokens', async (reasoning, room, effort) => {
    await forget();
    const own = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'any', reasoning });
    await readAll(aRequest(), own);
    const [body] = await sent();
    expect(body).toMatchObject({ max_completion_tokens: room });
    expect(body?.['reasoning_effort']).toBe(effort);
  });

  test('stream › a key that has expired › is asked once, and logged by status and parameter alone', async () => {
    const logged: unknown[] = [];
    const logger = {
      info: () => {},
      error: (fields: object, text: string) => {
        logged.push([fields, text]);
      },
    };
    const own = createOpenAiLlm({ apiKey: 'sk-very-secret', baseUrl: sandbox.url, model: 'key-expired', logger });
    await forget();
    const error = await readAll(aRequest(), own).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'LlmBadRequest', status: 401, parameter: null });
    expect(await sent()).toHaveLength(1);
    expect(logged).toEqual([[{ model: 'key-expired', status: 401, parameter: null }, expect.any(String)]]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|interview/i);
  });

  test('stream › a prompt longer than a tiny context › loses its task without a word', async () => {
    const own = createOpenAiLlm({ apiKey: 'sk-test', baseUrl: sandbox.url, model: 'tiny-context' });
    const long = aRequest();
    const more = { role: 'user' as const, content: 'and so on '.repeat(1200) };
    const messages = [...long.messages, more, more];
    const { text } = await readAll({ ...long, messages }, own);
    expect(text).not.toContain('questions');
  });
});

describe('openai stand-in', () => {
  test('a request without streaming › is answered whole', async () => {
    const { messages, schema, schemaName } = aRequest();
    const response = await fetch(`${sandbox.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-test' },
      body: JSON.stringify({
        model: 'any',
        messages,
        response_format: { type: 'json_schema', json_schema: { name: schemaName, schema, strict: true } },
      }),
    });
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ object: 'chat.completion', choices: [{ finish_reason: 'stop' }] });
  });

  test('the list of models › names one', async () => {
    const response = await fetch(`${sandbox.url}/models`);
    expect(await response.json()).toMatchObject({ object: 'list', data: [{ object: 'model' }] });
  });

  test('a fault that lasts twice › is gone the third time', async () => {
    expect(await failure('server_error', { times: 2 })).toBeInstanceOf(LlmOverloaded);
    await expect(readAll()).rejects.toBeInstanceOf(LlmOverloaded);
    await expect(readAll()).resolves.toMatchObject({ usage: { estimated: false } });
  });

  test('a fault named by a header › concerns that request alone', async () => {
    const response = await fetch(`${sandbox.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-test', 'x-sandbox-fault': 'server_error' },
      body: '{}',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { code: 'server_error' } });
    await expect(readAll()).resolves.toBeDefined();
  });
});
