import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Llm, noUsage } from '#platform/llm/llm.ts';
import { askModel } from './ask-model.ts';
import { withPace } from './call-size.ts';
import { systemPrompt } from './prompt/system-prompts.ts';

const code = '0123456789abcdef';
const context = {
  signal: new AbortController().signal,
  heartbeat: () => {},
  spent: () => {},
  answered: async () => {},
};
/** Consecutive words from the middle of the instructions. */
const told = (words: number) =>
  systemPrompt('core')
    .split(/\s+/u)
    .slice(60, 60 + words)
    .join(' ');

test.each([
  ['words of its own', 'What do you do about the short delivery?', true],
  ['a phrase that the instructions have as well', told(8), true],
  ['a sentence of the instructions', told(20), false],
  ['the code between whose marks it is told what others wrote', `What is ${code}?`, false],
])('askModel › a question with %s › is taken, or told as a fault', async (_case, text, isTaken) => {
  const llm: Llm = {
    model: 'stub',
    async *stream() {
      yield { kind: 'text', text: JSON.stringify({ questions: [{ text }] }) };
      yield { kind: 'end', usage: noUsage };
    },
  };
  const taken: unknown[] = [];
  const draft = { problems: [], question: async (raw: unknown) => void taken.push(raw), frame: async () => {} };
  const call = {
    part: 'core' as const,
    schema: z.object({ questions: z.array(z.unknown()) }),
    prompt: { code, messages: [] },
    maxOutputTokens: 100,
  };
  await askModel(withPace(llm), call, draft, context);
  // An unusable question is reported to the model as a fault and requested again.
  expect(taken).toEqual([isTaken ? { text } : undefined]);
});

test('askModel › an item beside the questions repeats the instructions › costs itself alone; the code of the markers costs all', async () => {
  const frames: unknown[] = [];
  const draft = { problems: [], frame: async (frame: unknown) => void frames.push(frame) };
  const call = {
    part: 'tailoring' as const,
    schema: z.object({ beforeOffer: z.array(z.unknown()) }),
    prompt: { code, messages: [] },
    maxOutputTokens: 100,
  };
  const answered = (answer: unknown): Llm => ({
    model: 'stub',
    async *stream() {
      yield { kind: 'text', text: JSON.stringify(answer) };
      yield { kind: 'end', usage: noUsage };
    },
  });
  const around = { beforeOffer: ['See the certificate', told(20)], toDecide: told(20), highlights: [] };
  await askModel(withPace(answered(around)), call, draft, context);
  await askModel(withPace(answered({ ...around, highlights: [code] })), call, draft, context);
  expect(frames).toEqual([{ beforeOffer: ['See the certificate'], highlights: [] }, undefined]);
});
