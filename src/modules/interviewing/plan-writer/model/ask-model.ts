import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { type Llm, type LlmUsage, noUsage } from '#platform/llm/llm.ts';
import { LlmCutOff, LlmError, LlmInvalid } from '#platform/llm/llm-errors.ts';
import { strictSchema } from './answer-schemas.ts';
import { ItemReader, itemsIn, parseAnswer } from '#modules/interviewing/plan-writer/draft/read/item-reader.ts';
import type { ModelAnswer, WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { type Prompt, promptVersion } from './prompt/prompts.ts';
import { repeatsInstructions } from './prompt/system-prompts.ts';

interface ModelCall {
  readonly part: ModelAnswer['part'];
  readonly schema: z.ZodObject;
  readonly prompt: Prompt;
  readonly maxOutputTokens: number;
  /**
   * called if the answer was cut off at its limit; without it, what is missing is handled like anything else missing
   */
  onCutOff?(): void;
  /** called with each chunk of the answer, after the questions in it were handled */
  onText?(piece: string): void;
}

/** Receives an answer and collects its problems. */
interface Draft {
  /**
   * called with each complete question, in order; the stream waits for it. Omitted, like `missing`, if none is
   * requested
   */
  question?(raw: unknown): Promise<void>;
  /** called with the answer's JSON; undefined if it is unusable: garbage, incomplete or empty */
  frame(answer: unknown): Promise<void>;
  readonly problems: readonly string[];
  readonly missing?: number;
}

/**
 * Makes one call and reads its answer into the draft. Whatever the outcome, reports the usage and records the answer.
 *
 * @throws LlmError of any kind but LlmInvalid
 */
export async function askModel(
  llm: Llm,
  call: ModelCall,
  draft: Draft,
  context: Pick<WriteContext, 'signal' | 'heartbeat' | 'spent' | 'answered'>,
): Promise<void> {
  const wanted = draft.missing ?? 0;
  const reader = new ItemReader('questions');
  let read = 0;
  const take = async (raw: unknown) => {
    read += 1;
    // An answer that contains the delimiter code echoes the prompt, including the text between the delimiters.
    const text = JSON.stringify(raw);
    const isOwn = !text.includes(call.prompt.code) && !repeatsInstructions(text);
    // Passed on as an invalid question so that the model is told; if it were dropped silently, it would be written
    // again.
    await draft.question?.(isOwn ? raw : undefined);
  };
  let usage = noUsage;
  const spent = (more: LlmUsage) => {
    usage = more;
    context.spent(more);
  };
  const keepRecord = async () => {
    if (reader.text === '') return;
    await context.answered({
      part: call.part,
      model: llm.model,
      promptVersion,
      promptHash: digest(call.prompt.messages.map(({ content }) => content).join('\n')),
      answerHash: digest(reader.text),
      checks: draft.problems,
      accepted: Math.max(0, wanted - (draft.missing ?? 0)),
      usage,
    });
  };
  try {
    const request = {
      schemaName: `plan_${call.part}`,
      schema: strictSchema(call.schema),
      messages: call.prompt.messages,
      maxOutputTokens: call.maxOutputTokens,
      signal: context.signal,
    };
    for await (const event of llm.stream(request)) {
      context.heartbeat();
      if (event.kind === 'end') {
        spent(event.usage);
        break;
      }
      for (const raw of reader.push(event.text)) await take(raw);
      call.onText?.(event.text);
    }
  } catch (error) {
    if (error instanceof LlmError) spent(error.usage);
    if (error instanceof LlmCutOff) call.onCutOff?.();
    if (!(error instanceof LlmInvalid)) {
      // The original error decides what happens next, even if the record cannot be stored.
      if (error instanceof LlmError) await keepRecord().catch(() => {});
      throw error;
    }
  }
  // Fallback for questions inside a wrapper object, which the streaming reader does not find.
  if (read === 0) for (const raw of itemsIn(reader.text, 'questions')) await take(raw);
  const answer = parseAnswer(reader.text, membersOf(call.schema));
  await draft.frame(answer === undefined || reader.text.includes(call.prompt.code) ? undefined : ownOf(answer));
  await keepRecord();
}

/**
 * The parts around the questions, without anything that repeats the instructions. A list only loses the affected items.
 */
function ownOf({ questions: _, ...around }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isOwn = (value: unknown) => !repeatsInstructions(JSON.stringify(value));
  return Object.fromEntries(
    Object.entries(around).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.filter(isOwn)]] : [[name, value]].filter(() => isOwn(value)),
    ),
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function membersOf(schema: z.ZodObject): readonly string[] {
  return Object.keys(schema.shape);
}
