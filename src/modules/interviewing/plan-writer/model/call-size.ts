import type { Language } from '#contracts/common.ts';
import { type Llm, type LlmEvent, type LlmRequest, leastBytesPerToken } from '#platform/llm/llm.ts';
import { type Prompt, outputTokens } from './prompt/prompts.ts';

/**
 * Tokens per second below which a call asks for only a few questions, so that each appears sooner and a failed call
 * loses less.
 */
const slowPace = 15;
const questionsOfSlow = 2;
/** With fewer tokens, the pace cannot be measured. */
const fewestTokens = 50;

/** Minimum output limit, below which not even one question would be complete. */
const leastOutput = 1000;

/** A model whose pace is measured while it writes. */
export interface PacedLlm extends Llm {
  /** tokens per second of its last sufficiently long answer */
  pace(): number | undefined;
}

/** @param now monotonic clock, in milliseconds */
export function withPace(llm: Llm, now: () => number = () => performance.now()): PacedLlm {
  let pace: number | undefined;

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    let began: number | undefined;
    let heard = 0;
    let waited = 0;
    for await (const event of llm.stream(request)) {
      const came = now();
      began ??= came;
      if (event.kind === 'text') heard += Buffer.byteLength(event.text);
      const tokens = heard / 4;
      const tookMs = came - began - waited;
      if (tokens >= fewestTokens && tookMs > 0) pace = (tokens / tookMs) * 1000;
      yield event;
      // Time spent by the consumer does not count as the model's.
      waited += now() - came;
    }
  }

  return { ...llm, stream, pace: () => pace };
}

/** Whether the model's last answer was slow; false before its first answer. */
export function isSlow(llm: PacedLlm): boolean {
  return (llm.pace() ?? Infinity) < slowPace;
}

/** Fewer missing questions than this take less time than starting a second round of calls. */
const fewestDivided = 4;

/**
 * Whether a model may be called concurrently. False if its context window is limited, because each call then needs all
 * of it.
 */
export function isAtOnce(llm: PacedLlm, callsAtOnce: number): boolean {
  return callsAtOnce > 1 && llm.contextTokens === undefined && !isSlow(llm);
}

/** Whether a core with this many missing questions is faster with concurrent calls. */
export function isDivided(llm: PacedLlm, missing: number, callsAtOnce: number): boolean {
  return missing >= fewestDivided && isAtOnce(llm, callsAtOnce);
}

/** How many of the missing questions one call asks for. */
export function questionsPerCall(llm: PacedLlm, language: Language, missing: number): number {
  const wanted = isSlow(llm) ? Math.min(missing, questionsOfSlow) : missing;
  const { contextTokens } = llm;
  if (contextTokens === undefined) return wanted;
  // Half of the context window is reserved for the prompt.
  const room = contextTokens / 2 - thinkingIn(llm);
  let fitting = wanted;
  while (fitting > 1 && outputTokens(language, fitting) > room) fitting -= 1;
  return fitting;
}

/** Fits the prompt and the output limit into the model's context window; unchanged if there is no limit. */
export function fitted(llm: Llm, prompt: Prompt, maxOutputTokens: number): { prompt: Prompt; maxOutputTokens: number } {
  const { contextTokens } = llm;
  if (contextTokens === undefined) return { prompt, maxOutputTokens };
  const left = contextTokens - thinkingIn(llm);
  const short = shortenedTo(prompt, left - maxOutputTokens);
  return { prompt: short, maxOutputTokens: Math.max(leastOutput, Math.min(maxOutputTokens, left - tokensIn(short))) };
}

function thinkingIn({ thinkingTokens = 0 }: Llm): number {
  return thinkingTokens;
}

/**
 * The order in which parts are shortened if there is not enough room: earlier questions, feedback, the core, the CV,
 * the posting.
 */
const cutInTurn = ['asked', 'feedback', 'core', 'cv', 'position'];
/** Minimum characters kept of each part; with less, there would be nothing to write about. */
const leastOfPart: Readonly<Record<string, number>> = { cv: 1200, position: 600 };

function shortenedTo(prompt: Prompt, mostTokens: number): Prompt {
  let { messages } = prompt;
  for (const name of cutInTurn) {
    const excess = Math.ceil((tokensIn({ messages }) - mostTokens) * leastBytesPerToken);
    if (excess <= 0) break;
    messages = messages.map((message) => {
      const [, text] = new RegExp(`^<<<${name} ${prompt.code}>>>\\n([\\s\\S]*)\\n<<<end`).exec(message.content) ?? [];
      if (text === undefined) return message;
      const shorter = withoutBytes(text, excess, leastOfPart[name] ?? 0);
      return { ...message, content: message.content.replace(text, () => shorter) };
    });
  }
  return { ...prompt, messages };
}

/** Removes whole lines from the end. */
function withoutBytes(text: string, bytes: number, leastCharacters: number): string {
  const lines = text.split('\n');
  let saved = 0;
  let length = text.length;
  while (saved < bytes && lines.length > 0) {
    const last = lines.at(-1) ?? '';
    if (length - last.length - 1 < leastCharacters) break;
    lines.pop();
    saved += Buffer.byteLength(last) + 1;
    length -= last.length + 1;
  }
  return lines.join('\n');
}

function tokensIn({ messages }: Pick<Prompt, 'messages'>): number {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return Math.ceil(bytes / leastBytesPerToken);
}
