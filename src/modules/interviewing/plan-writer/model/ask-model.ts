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
  /** the answer was cut at its limit; without it, what was cut is missing like anything else */
  onCutOff?(): void;
  /** each piece of the answer, after the questions in it were taken */
  onText?(piece: string): void;
}

/** What an answer becomes, and what was wrong with it. */
interface Draft {
  /** each question as it becomes whole, in order; the stream waits. Left out where none is asked for, as `missing` is */
  question?(raw: unknown): Promise<void>;
  /** the answer's JSON, or undefined when it is none: garbage, half of it, nothing */
  frame(answer: unknown): Promise<void>;
  readonly problems: readonly string[];
  readonly missing?: number;
}

/**
 * One call, its answer read into the draft. Whatever the outcome, what it cost is reported, and of an answer what has to
 * be kept of it.
 *
 * @throws LlmError of every kind but LlmInvalid
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
    // Whoever repeats the markers repeats what stands between them.
    const text = JSON.stringify(raw);
    const isOwn = !text.includes(call.prompt.code) && !repeatsInstructions(text);
    // As what is no question it is told among the faults: lost without a word it would be written again as it was.
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
      // Why it failed decides what happens next, not whether that could be kept.
      if (error instanceof LlmError) await keepRecord().catch(() => {});
      throw error;
    }
  }
  // Wrapped in something that the reader of the stream does not see through.
  if (read === 0) for (const raw of itemsIn(reader.text, 'questions')) await take(raw);
  const answer = parseAnswer(reader.text, membersOf(call.schema));
  await draft.frame(answer === undefined || reader.text.includes(call.prompt.code) ? undefined : ownOf(answer));
  await keepRecord();
}

/** Of what stands around the questions, all that does not repeat the instructions: an item of a list costs itself alone. */
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
