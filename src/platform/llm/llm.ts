/** A language model that streams JSON of a given schema. Knows nothing about plans. */

export interface LlmMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface LlmRequest {
  /** `[a-z0-9_-]`, at most 64 characters: the provider's name for the schema */
  readonly schemaName: string;
  /** JSON schema in the strict subset: every property required, no additional ones */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly messages: readonly LlmMessage[];
  readonly maxOutputTokens: number;
  /** aborting ends the call at once and throws the signal's reason */
  readonly signal: AbortSignal;
}

/** Tokens. `estimated` if the provider reported none, as after a cut stream: estimated from the length of the text. */
export interface LlmUsage {
  readonly input: number;
  readonly output: number;
  readonly estimated: boolean;
}

export type LlmEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** always the last event, and only after a complete answer */
  | { readonly kind: 'end'; readonly usage: LlmUsage };

export interface Llm {
  readonly model: string;
  /** limit of tokens for prompt and answer together; undefined: none */
  readonly contextTokens?: number | undefined;
  /** output tokens reserved for reasoning, at most */
  readonly thinkingTokens?: number;
  /**
   * Makes one call, without retries. It ends with `end` or throws one of the errors of `llm-errors.ts`, each with the
   * usage so far. The time that a consumer spends between two events does not count towards the provider's timeouts.
   */
  stream(request: LlmRequest): AsyncIterable<LlmEvent>;
}

/**
 * In UTF-8: a prompt takes at most its bytes divided by this many tokens, in any language and with any tokenizer in
 * use.
 */
export const leastBytesPerToken = 3.5;

export const noUsage: LlmUsage = { input: 0, output: 0, estimated: false };

export function addUsage(one: LlmUsage, other: LlmUsage): LlmUsage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    estimated: one.estimated || other.estimated,
  };
}

/** For a call whose usage the provider did not report: the whole prompt, and the received part of the answer. */
export function estimateUsage(request: LlmRequest, outputBytes: number): LlmUsage {
  const inputBytes = request.messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return { input: tokensIn(inputBytes), output: tokensIn(outputBytes), estimated: true };
}

/** Four bytes of UTF-8 per token: close for English and, with two bytes per letter, for Ukrainian. */
function tokensIn(bytes: number): number {
  return Math.ceil(bytes / 4);
}
