/** A language model that answers with JSON of a given schema, streamed. Knows nothing of plans. */

export interface LlmMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface LlmRequest {
  /** `[a-z0-9_-]`, at most 64 characters: names the schema at the provider */
  readonly schemaName: string;
  /** JSON schema in the strict subset: every member required, no others allowed */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly messages: readonly LlmMessage[];
  readonly maxOutputTokens: number;
  /** aborting ends the call at once and throws the signal's reason */
  readonly signal: AbortSignal;
}

/** Tokens. `estimated` when the provider never said, as after a cut stream: counted from the text by its length. */
export interface LlmUsage {
  readonly input: number;
  readonly output: number;
  readonly estimated: boolean;
}

export type LlmEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** always the last, and only after a whole answer */
  | { readonly kind: 'end'; readonly usage: LlmUsage };

export interface Llm {
  readonly model: string;
  /** tokens that prompt and answer may take together; undefined: as many as are needed */
  readonly contextTokens?: number | undefined;
  /** those of an answer that go into thoughts, at most */
  readonly thinkingTokens?: number;
  /**
   * One call, never retried here. A call ends with `end` or throws one of the errors of `llm-errors.ts`, each with the
   * usage up to then; the time a consumer takes between two events does not count as silence of the provider.
   */
  stream(request: LlmRequest): AsyncIterable<LlmEvent>;
}

/** Of UTF-8: a prompt takes fewer tokens than its bytes divided by this, in any language and by any tokenizer in use. */
export const leastBytesPerToken = 3.5;

export const noUsage: LlmUsage = { input: 0, output: 0, estimated: false };

export function addUsage(one: LlmUsage, other: LlmUsage): LlmUsage {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    estimated: one.estimated || other.estimated,
  };
}

/** For a call whose provider never said what it cost: the whole prompt, and what came back of an answer. */
export function estimateUsage(request: LlmRequest, outputBytes: number): LlmUsage {
  const inputBytes = request.messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return { input: tokensIn(inputBytes), output: tokensIn(outputBytes), estimated: true };
}

/** Four bytes of UTF-8 a token: near for English and, with two bytes a letter, for Ukrainian. */
function tokensIn(bytes: number): number {
  return Math.ceil(bytes / 4);
}
