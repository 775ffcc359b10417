import type { Language } from '#contracts/common.ts';
import { type Llm, type LlmEvent, type LlmRequest, leastBytesPerToken } from '#platform/llm/llm.ts';
import { type Prompt, outputTokens } from './prompt/prompts.ts';

/** Tokens a second below which a call asks for few questions: each is seen sooner, and less is lost with a call. */
const slowPace = 15;
const questionsOfSlow = 2;
/** Too little to tell a pace by. */
const fewestTokens = 50;

/** Room for an answer below which no question would be whole. */
const leastOutput = 1000;

/** A model whose pace is measured while it writes. */
export interface PacedLlm extends Llm {
  /** tokens a second of its last answer that was long enough */
  pace(): number | undefined;
}

/** @param now milliseconds of a clock that never runs backwards */
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
      // What the reader did meanwhile is not the model's time.
      waited += now() - came;
    }
  }

  return { ...llm, stream, pace: () => pace };
}

/** Whether its last answer showed a model to be slow; one that has not answered yet is not. */
export function isSlow(llm: PacedLlm): boolean {
  return (llm.pace() ?? Infinity) < slowPace;
}

/** Fewer questions than these are written before a second round of calls would have begun. */
const fewestDivided = 4;

/** Whether a model may be asked in calls at once: not where each call needs all there is. */
export function isAtOnce(llm: PacedLlm, callsAtOnce: number): boolean {
  return callsAtOnce > 1 && llm.contextTokens === undefined && !isSlow(llm);
}

/** Whether a core with this many questions missing is quicker in calls at once. */
export function isDivided(llm: PacedLlm, missing: number, callsAtOnce: number): boolean {
  return missing >= fewestDivided && isAtOnce(llm, callsAtOnce);
}

/** How many of the questions that are missing one call asks for. */
export function questionsPerCall(llm: PacedLlm, language: Language, missing: number): number {
  const wanted = isSlow(llm) ? Math.min(missing, questionsOfSlow) : missing;
  const { contextTokens } = llm;
  if (contextTokens === undefined) return wanted;
  // Half of it is for the prompt.
  const room = contextTokens / 2 - thinkingIn(llm);
  let fitting = wanted;
  while (fitting > 1 && outputTokens(language, fitting) > room) fitting -= 1;
  return fitting;
}

/** The prompt and the room for its answer as they fit the model's context; what they are where it has no limit. */
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

/** What is cut first where there is no room for all: what was asked before, then the CV from its end, then the posting. */
const cutInTurn = ['asked', 'feedback', 'core', 'cv', 'position'];
/** Of each part this much stays, in characters: with less of it there would be nothing to write about. */
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

/** Whole lines from the end. */
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
