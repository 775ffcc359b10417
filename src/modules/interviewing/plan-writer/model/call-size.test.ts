import { describe, expect, test } from 'vitest';
import type { Llm, LlmRequest } from '#platform/llm/llm.ts';
import { noUsage } from '#platform/llm/llm.ts';
import { fitted, questionsPerCall, withPace } from './call-size.ts';
import type { Prompt } from './prompt/prompts.ts';

const request: LlmRequest = {
  schemaName: 'x',
  schema: {},
  messages: [],
  maxOutputTokens: 1,
  signal: new AbortController().signal,
};

/** A model that writes at this pace, using its own clock. */
function aModel(tokensPerSecond: number, options: Partial<Llm> = {}) {
  let now = 0;
  const llm: Llm = {
    model: 'any',
    ...options,
    async *stream() {
      now += 40_000;
      for (let at = 0; at < 200; at += 1) {
        now += 1000 / tokensPerSecond;
        yield { kind: 'text', text: 'four' };
      }
      yield { kind: 'end', usage: noUsage };
    },
  };
  const paced = withPace(llm, () => now);
  const read = async (readerMs = 0) => {
    for await (const _event of paced.stream(request)) now += readerMs;
  };
  return { paced, read };
}

describe('withPace', () => {
  test.each([
    [10, 2],
    [80, 6],
  ])('questionsPerCall › after an answer at %i tokens a second › is %i of six', async (tokensPerSecond, questions) => {
    const { paced, read } = aModel(tokensPerSecond);
    expect(questionsPerCall(paced, 'en', 6)).toBe(6);
    await read();
    expect(paced.pace()).toBeCloseTo(tokensPerSecond, 0);
    expect(questionsPerCall(paced, 'en', 6)).toBe(questions);
    expect(questionsPerCall(paced, 'en', 1)).toBe(1);
  });

  test('withPace › a slow reader of a quick model › does not make it slow', async () => {
    const { paced, read } = aModel(80);
    await read(500);
    expect(paced.pace()).toBeCloseTo(80, 0);
  });
});

describe('fitted', () => {
  const part = (name: string, text: string) => ({
    role: 'user' as const,
    content: `<<<${name} c0de>>>\n${text}\n<<<end ${name} c0de>>>`,
  });
  const lines = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${at}`).join('\n');
  const prompt: Prompt = {
    code: 'c0de',
    messages: [
      { role: 'system', content: 'Write.' },
      { role: 'user', content: 'Task: {"questions":2}' },
      part('position', lines('duty', 100)),
      part('cv', lines('work', 2000)),
      part('asked', lines('question', 300)),
    ],
  };
  const bytesOf = ({ messages }: Prompt) => messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

  test('fitted › without a limit › changes nothing', () => {
    expect(fitted(aModel(80).paced, prompt, 4000)).toEqual({ prompt, maxOutputTokens: 4000 });
  });

  test('fitted › with a small context › cuts what is needed least, whole lines from its end', () => {
    const { paced } = aModel(80, { contextTokens: 6000 });
    const { prompt: short, maxOutputTokens } = fitted(paced, prompt, 3000);
    expect(bytesOf(short) / 3.5 + maxOutputTokens).toBeLessThanOrEqual(6000);
    const [system, task, position, cv, asked] = short.messages.map(({ content }) => content);
    expect([system, task, position]).toEqual(prompt.messages.slice(0, 3).map(({ content }) => content));
    expect(asked).toBe('<<<asked c0de>>>\nquestion 0\n<<<end asked c0de>>>');
    expect(cv).toMatch(/^<<<cv c0de>>>\nwork 0\nwork 1\n[\s\S]*\nwork \d+\n<<<end cv c0de>>>$/);
    expect(questionsPerCall(paced, 'uk', 6)).toBe(1);
  });
});
