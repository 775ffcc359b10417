import type * as z from 'zod';
import type { Llm } from '#platform/llm/llm.ts';
import { LlmCutOff, LlmError, LlmInvalid } from '#platform/llm/llm-errors.ts';
import { strictSchema } from './answer-schemas.ts';
import { ItemReader, itemsIn, parseAnswer } from './item-reader.ts';
import type { WriteContext } from './plan-writer.ts';
import type { Prompt } from './prompts.ts';

interface ModelCall {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  /** each question as it becomes whole, in order; the stream waits */
  onQuestion(raw: unknown): Promise<void>;
  /** the answer was cut at its limit */
  onCutOff(): void;
}

/**
 * One call. Gives the answer's JSON, or undefined when it is none: garbage, half of it, nothing. Whatever the outcome,
 * what it cost is reported.
 *
 * @throws LlmError of every kind but LlmInvalid
 */
export async function askModel(llm: Llm, call: ModelCall, context: WriteContext): Promise<unknown> {
  const reader = new ItemReader('questions');
  let read = 0;
  const take = async (raw: unknown) => {
    read += 1;
    // Whoever repeats the markers repeats what stands between them.
    if (!JSON.stringify(raw).includes(call.prompt.code)) await call.onQuestion(raw);
  };
  try {
    const request = {
      schemaName: call.name,
      schema: strictSchema(call.schema),
      messages: call.prompt.messages,
      maxOutputTokens: call.maxOutputTokens,
      signal: context.signal,
    };
    for await (const event of llm.stream(request)) {
      context.heartbeat();
      if (event.kind === 'end') {
        context.spent(event.usage);
        break;
      }
      for (const raw of reader.push(event.text)) await take(raw);
    }
  } catch (error) {
    if (error instanceof LlmError) context.spent(error.usage);
    if (error instanceof LlmCutOff) call.onCutOff();
    if (!(error instanceof LlmInvalid)) throw error;
  }
  // Wrapped in something that the reader of the stream does not see through.
  if (read === 0) for (const raw of itemsIn(reader.text, 'questions')) await take(raw);
  return reader.text.includes(call.prompt.code) ? undefined : parseAnswer(reader.text, membersOf(call.schema));
}

function membersOf(schema: z.ZodObject): readonly string[] {
  return Object.keys(schema.shape);
}
