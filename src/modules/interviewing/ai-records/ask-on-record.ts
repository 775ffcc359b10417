import { createHash } from 'node:crypto';
import { type Llm, type LlmRequest, type LlmUsage, noUsage } from '#platform/llm/llm.ts';
import { LlmError, LlmInvalid } from '#platform/llm/llm-errors.ts';
import type { Prompt } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';

export interface ReadAnswer<T> {
  readonly value: T;
  /** rules that rejected parts of the answer */
  readonly checks: readonly string[];
  /** number of parts that were accepted */
  readonly accepted: number;
}

interface RecordedCall<T> extends Pick<LlmRequest, 'schemaName' | 'schema' | 'maxOutputTokens' | 'signal'> {
  readonly part: ModelAnswer['part'];
  readonly prompt: Prompt;
  readonly promptVersion: string;
  /** returns undefined when the answer is unusable */
  readonly read: (answer: string) => ReadAnswer<T> | undefined;
  /** called once per answer, including unusable ones */
  readonly answered: (answer: ModelAnswer) => Promise<void>;
}

/**
 * Makes one call, reads its complete answer and adds it to the record of AI use.
 *
 * @throws LlmError; LlmInvalid if the answer is unusable
 */
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
    // If recording fails as well, the original error is still the one to report.
    if (error instanceof LlmError) await keepRecord(undefined, error.usage).catch(() => {});
    throw error;
  }
  // An answer that contains the delimiter code echoes the prompt, including the text between the delimiters.
  const read = answer.includes(code) ? undefined : readAnswer(answer);
  await keepRecord(read, usage);
  if (read === undefined) throw new LlmInvalid(usage);
  return read.value;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
