import { createHash } from 'node:crypto';
import { type Llm, type LlmUsage, noUsage } from '#platform/llm/llm.ts';
import { LlmError, LlmInvalid } from '#platform/llm/llm-errors.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { Prompt } from '#modules/interviewing/plan-writer/model/prompts.ts';
import type { ScoreRun } from './decide-suggestion.ts';
import type { readScore } from './read-score.ts';
import { scorePromptVersion, scoreSchema } from './score-prompt.ts';

/** Quotes and two sentences, in Ukrainian too, with room for what a model wastes. */
export const mostOutputTokens = 1500;

interface ScoreCall {
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  readonly read: (answer: string) => ReturnType<typeof readScore>;
  /** once for each answer, also one that is of no use */
  readonly answered: (answer: ModelAnswer) => Promise<void>;
}

/** One run. @throws LlmError, LlmInvalid where the answer is of no use */
export async function askForScore(llm: Llm, call: ScoreCall): Promise<ScoreRun> {
  let answer = '';
  let usage: LlmUsage = noUsage;
  const { messages, code } = call.prompt;
  const request = {
    schemaName: 'score_suggestion',
    schema: scoreSchema,
    messages,
    maxOutputTokens: call.maxOutputTokens,
    signal: call.signal,
  };
  const keepRecord = async (read: ReturnType<typeof readScore>, spent: LlmUsage) => {
    if (answer === '') return;
    await call.answered({
      part: 'suggestion',
      model: llm.model,
      promptVersion: scorePromptVersion,
      promptHash: digest(messages.map(({ content }) => content).join('\n')),
      answerHash: digest(answer),
      checks: read?.checks ?? ['invalid'],
      accepted: read?.run.quotes.length ?? 0,
      usage: spent,
    });
  };
  try {
    for await (const event of llm.stream(request)) {
      if (event.kind === 'end') {
        ({ usage } = event);
        break;
      }
      answer += event.text;
    }
  } catch (error) {
    // Why it failed decides what is said, not whether that could be kept.
    if (error instanceof LlmError) await keepRecord(undefined, error.usage).catch(() => {});
    throw error;
  }
  // Whoever repeats the markers repeats what stands between them.
  const read = answer.includes(code) ? undefined : call.read(answer);
  await keepRecord(read, usage);
  if (read === undefined) throw new LlmInvalid(usage);
  return read.run;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
