import * as z from 'zod';
import type { LlmFault } from './openai-faults.ts';
import { taskIn } from './openai-task.ts';

/** Imitates a model that scores notes: quotes their first lines, and varies slightly from run to run. */

const Task = z.object({ block: z.literal('score'), language: z.enum(['English', 'Ukrainian']) });

const words = {
  English: {
    reason: 'The notes show steps that were taken and what came of them. What was given up for it is not noted.',
    invented: 'Led ninety people over four continents',
    forbidden: 'She has two small children and will be away from work often.',
  },
  Ukrainian: {
    reason: 'У нотатках є зроблені кроки та їхній результат. Чим довелося поступитися, не занотовано.',
    invented: 'Керував дев’яноста людьми на чотирьох континентах',
    forbidden: 'Кандидатка має двох маленьких дітей і часто йтиме на лікарняний.',
  },
} as const;

const steady = [0, 1, 0];
const scattered = [-4, 0, 3];

/**
 * The answer's JSON, or undefined if the request is for something else.
 *
 * @param asked how many times the same request came before
 */
export function scoreAnswer(
  messages: readonly { readonly content: string }[],
  fault: LlmFault | null,
  asked: number,
): string | undefined {
  const task = taskIn(messages, Task);
  if (task === undefined) return undefined;
  const text = words[task.language];
  const all = messages.map(({ content }) => content).join('\n');
  const notes = /<<<notes (\w+)>>>\n([\s\S]*?)\n<<<end notes \1>>>/.exec(all)?.[2] ?? '';
  const passages = notes
    .split(/\n|(?<=[.!?])\s+/u)
    .map((passage) => passage.trim())
    .filter((passage) => passage.length >= 12 && passage.length <= 300);
  const middle = Math.min(7, 4 + passages.length);
  const around = fault === 'scattered_scores' ? scattered : steady;
  return JSON.stringify({
    quotes: fault === 'invented_quotes' ? [text.invented] : passages.slice(0, 2),
    reason: fault === 'forbidden_question' ? text.forbidden : text.reason,
    score: middle + (around[asked % around.length] ?? 0),
  });
}
