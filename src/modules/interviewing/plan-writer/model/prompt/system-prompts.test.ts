import { expect, test } from 'vitest';
import { repeatsInstructions, systemPrompt } from './system-prompts.ts';

const blocks = ['core', 'questions', 'cv', 'open', 'rewording'] as const;
const all = blocks.flatMap((block) => [false, true].map((compared) => systemPrompt(block, { compared })));

test('repeatsInstructions › a sentence of them › is a repetition', () => {
  expect(repeatsInstructions('What is said aloud and what explains is in whole sentences.')).toBe(true);
  expect(repeatsInstructions('What do you do about the short delivery this morning, and whom do you call?')).toBe(
    false,
  );
});

test('repeatsInstructions › an example that they give of what to write › may be written', () => {
  const examples = all.flatMap((prompt) =>
    [...prompt.matchAll(/"([^"\n]+)"|«([^»\n]+)»/gu)].map(([, english, ukrainian]) => english ?? ukrainian ?? ''),
  );
  expect(examples.length).toBeGreaterThan(100);
  expect(examples.filter(repeatsInstructions)).toEqual([]);
});

test.each([
  [5, 25, false],
  [5, 27, true],
  [5, undefined, true],
])('systemPrompt › %s questions in %s minutes › one of them may have more: %s', (questions, questionMinutes, more) => {
  const prompt = systemPrompt('core', { compared: true, questions, questionMinutes });
  expect(prompt.includes('one or two minutes more than the others')).toBe(more);
});
