import * as z from 'zod';
import type { LlmFault } from './openai-faults.ts';
import { taskIn } from './openai-task.ts';

/** Imitates a model that drafts a summary: one sentence per answer, quoting the first line of its notes. */

const Task = z.object({ block: z.literal('summary'), language: z.enum(['English', 'Ukrainian']) });

const words = {
  English: {
    assessment: 'Tells what was done and in which order',
    strength: 'Names the steps that were taken and what came of them',
    concern: 'Leaves open what was given up for it',
    invented: 'Led ninety people over four continents',
    forbidden: 'Has two small children and will be away from work often',
  },
  Ukrainian: {
    assessment: 'Розповідає, що зроблено й у якому порядку',
    strength: 'Називає зроблені кроки та їхній результат',
    concern: 'Не каже, чим довелося поступитися',
    invented: 'Керує дев’яноста людьми на чотирьох континентах',
    forbidden: 'Має двох маленьких дітей і часто йтиме на лікарняний',
  },
} as const;

/** The answer's JSON, or undefined if the request is for something else. */
export function summaryAnswer(
  messages: readonly { readonly content: string }[],
  fault: LlmFault | null,
): string | undefined {
  const task = taskIn(messages, Task);
  if (task === undefined) return undefined;
  const text = words[task.language];
  const answers = messages.flatMap(({ content }) => {
    const [, number, score, notes = ''] =
      /<<<answer \w+>>>\nQuestion (\d+): [\s\S]*?\nScore: (\w+)\n[\s\S]*?Notes:\n([\s\S]*?)\n<<<end/.exec(content) ??
      [];
    if (number === undefined) return [];
    const line = notes.split(/\n|(?<=[.!?])\s+/u).find((passage) => passage.trim().length >= 12) ?? '';
    const quote = fault === 'invented_quotes' ? text.invented : line.trim().slice(0, 300);
    return { question: Number(number), quote, isGood: Number(score) >= 7 };
  });
  const item = (said: string, { question, quote }: (typeof answers)[number]) => ({
    text: fault === 'forbidden_question' ? text.forbidden : said,
    question,
    quote,
  });
  return JSON.stringify({
    assessment: answers.slice(0, 1).map((answer) => item(`${text.assessment}.`, answer)),
    strengths: answers
      .filter(({ isGood }) => isGood)
      .slice(0, 1)
      .map((answer) => item(text.strength, answer)),
    concerns: answers
      .filter(({ isGood }) => !isGood)
      .slice(0, 1)
      .map((answer) => item(text.concern, answer)),
  });
}
