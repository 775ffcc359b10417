import { createHash } from 'node:crypto';
import { type Llm, type LlmRequest, type LlmUsage, noUsage } from '#platform/llm/llm.ts';
import { LlmError, LlmInvalid } from '#platform/llm/llm-errors.ts';
import type { Prompt } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';

export interface ReadAnswer<T> {
  readonly value: T;
  /** rules by which something of it was refused */
  readonly checks: readonly string[];
  /** parts of it that stood */
  readonly accepted: number;
}

interface RecordedCall<T> extends Pick<LlmRequest, 'schemaName' | 'schema' | 'maxOutputTokens' | 'signal'> {
  readonly part: ModelAnswer['part'];
  readonly prompt: Prompt;
  readonly promptVersion: string;
  /** undefined when the answer is of no use */
  readonly read: (answer: string) => ReadAnswer<T> | undefined;
  /** once for each answer, also one that is of no use */
  readonly answered: (answer: ModelAnswer) => Promise<void>;
}

/** One call whose answer is read whole, and kept in the record of AI use. @throws LlmError, LlmInvalid where the answer is of no use */
export async function askOnRecord<T>(llm: Llm, call: RecordedCall<T>): Promise<T> {
  const { part, prompt, promptVersion, read: readAnswer, answered, ...request } = call;
  let answer = '';
  let usage: LlmUsage = noUsage;
  const { messages, code } = prompt;
  const keepRecord = async (read: ReadAnswer<T> | undefined, spent: LlmUsage) => {
    if (answer === '') return;
    await answered({
      part,
      model: llm.model,
      promptVersion,
      promptHash: digest(messages.map(({ content }) => content).join('\n')),
      answerHash: digest(answer),
      checks: read?.checks ?? ['invalid'],
      accepted: read?.accepted ?? 0,
      usage: spent,
    });
  };
  try {
    for await (const event of llm.stream({ ...request, messages })) {
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
  const read = answer.includes(code) ? undefined : readAnswer(answer);
  await keepRecord(read, usage);
  if (read === undefined) throw new LlmInvalid(usage);
  return read.value;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
