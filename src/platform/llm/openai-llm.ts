import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type Llm, type LlmEvent, type LlmRequest, type LlmUsage, estimateUsage } from './llm.ts';
import {
  LlmBadRequest,
  LlmCutOff,
  LlmError,
  LlmInvalid,
  LlmOverloaded,
  LlmQuotaSpent,
  LlmRateLimited,
  LlmRefused,
  LlmStalled,
} from './llm-errors.ts';
import { type RequestForm, lesserForm, namedParameter } from './request-form.ts';
import { Watchdog } from './watchdog.ts';

/** The reasoning effort; `off`: the parameter is not sent, and no tokens are reserved for it. */
export type Reasoning = 'off' | 'minimal' | 'low' | 'medium' | 'high';

export interface OpenAiOptions {
  readonly apiKey: string;
  /** any endpoint with the chat completions API; defaults to OpenAI's */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** defaults to `off` */
  readonly reasoning?: Reasoning;
  /** limit of prompt and answer together, in tokens */
  readonly contextTokens?: number | undefined;
  /** timeout before the first token, in milliseconds */
  readonly firstTokenMs?: number;
  /** timeout between tokens, in milliseconds */
  readonly idleMs?: number;
  /** timeout of a whole call, in milliseconds */
  readonly totalMs?: number;
  /** logs rejections: status and parameter, never the prompt */
  readonly logger?: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/** Output tokens reserved for reasoning, in addition to the answer's: without them the answer is cut off. */
const thinkingTokens: Readonly<Record<Reasoning, number>> = {
  off: 0,
  minimal: 500,
  low: 2000,
  medium: 6000,
  high: 16_000,
};

/**
 * An endpoint may ignore the requested limit, and an answer is buffered until it is complete. A token has four bytes on
 * average, and up to twice as many where a tokenizer splits a language finely: no well-behaved endpoint comes near
 * this.
 */
const bytesPerAskedToken = 8 * 4;

/** Of a whole response on the wire: each streamed token arrives in an event of about 300 bytes. */
const mostBytes = 8 * 1024 * 1024;

/**
 * The LLM port over chat completions, the one API that all compatible endpoints share. A parameter that an endpoint
 * rejects is learned from the first rejection and omitted from then on.
 */
export function createOpenAiLlm(options: OpenAiOptions): Llm {
  const { apiKey, baseUrl, model, contextTokens, logger, reasoning = 'off' } = options;
  const { firstTokenMs = 180_000, idleMs = 60_000, totalMs = 1_200_000 } = options;
  // Most of a small context is needed for prompt and answer.
  const roomForThoughts = Math.min(thinkingTokens[reasoning], Math.floor((contextTokens ?? Infinity) / 4));
  let taken: RequestForm = {
    answer: 'json_schema',
    limit: 'max_completion_tokens',
    streamOptions: true,
    reasoningEffort: reasoning !== 'off',
  };
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    fetch: boundedFetch,
    // Temporal retries, and knows why.
    maxRetries: 0,
    timeout: totalMs,
    // The SDK's log lines may contain parts of a stream, and so of a CV.
    logLevel: 'off',
  });

  /** Retries with fewer parameters after each rejection; the form that was accepted is remembered. */
  async function open(request: LlmRequest, signal: AbortSignal) {
    let form = taken;
    let first: unknown;
    for (;;) {
      try {
        const params = paramsOf(model, request, form, { reasoning, roomForThoughts });
        const chunks = await client.chat.completions.create(params, { signal });
        if (form !== taken) logger?.info({ model, form }, 'the model is asked in a form that its endpoint takes');
        taken = form;
        return chunks;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        first ??= error;
        const lesser = lesserForm(form, refusal);
        // If dropping every optional parameter changes nothing, they were not the cause.
        if (lesser === undefined) throw first;
        form = lesser;
      }
    }
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    request.signal.throwIfAborted();
    const watchdog = new Watchdog(request.signal, totalMs);
    const meter = new Meter(request);
    try {
      watchdog.await(firstTokenMs);
      const chunks = await open(request, watchdog.signal);
      let finish: ChatCompletionChunk.Choice['finish_reason'] = null;
      for await (const chunk of chunks) {
        watchdog.rest();
        meter.read(chunk);
        // Leaving the loop closes the connection.
        if (meter.outputBytes > request.maxOutputTokens * bytesPerAskedToken) throw new LlmInvalid(meter.usage);
        const choice = chunk.choices[0];
        if (choice?.delta.refusal) throw new LlmRefused(meter.usage);
        if (choice?.delta.content) yield { kind: 'text', text: choice.delta.content };
        finish = choice?.finish_reason ?? finish;
        watchdog.await(meter.hasBegun ? idleMs : firstTokenMs);
      }
      if (finish === 'content_filter') throw new LlmRefused(meter.usage);
      // An aborted stream ends like a complete one: only the finish reason tells them apart.
      watchdog.throwIfStopped();
      if (finish !== 'stop' || !meter.hasText) throw endedEarly(finish, meter);
      yield { kind: 'end', usage: meter.usage };
    } catch (error) {
      request.signal.throwIfAborted();
      if (watchdog.hasExpired) throw new LlmStalled(meter.usage);
      const known = llmErrorOf(error, meter);
      if (known instanceof LlmBadRequest) {
        const { status, parameter } = known;
        logger?.error({ model, status, parameter }, 'the model cannot be asked: check key, model and address');
      }
      throw known;
    } finally {
      watchdog.rest();
      watchdog.end();
    }
  }

  return { model, contextTokens, thinkingTokens: roomForThoughts, stream };
}

/** The message of an endpoint that rejects this form of request; undefined for every other failure. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return undefined;
  const { status, code, param, message } = error;
  if (isContentFilter(code) || /context_?length/i.test(code ?? '')) return undefined;
  const refusal = `${param ?? ''} ${message}`;
  if (status === 400 || status === 422) return refusal;
  // For 404, only if it names a parameter: a missing model or URL has nothing to do with the form of the request.
  return status === 404 && namedParameter(refusal) !== undefined ? refusal : undefined;
}

class AnswerTooLong extends Error {}

/** The SDK buffers a line until it ends, and an error's body until it is complete: neither may exhaust the memory. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  if (!response.ok) return withError(response);
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new AnswerTooLong());
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
}

/** UTF-16 units of a rejection to read at most. */
const longestRefusal = 16_384;

/** The SDK expects a property `error`; some endpoints report the error in another one, or as plain text. */
async function withError(response: Response): Promise<Response> {
  const text = await beginningOf(response);
  const isUsual = /"error"\s*:\s*\{/.test(text);
  const body = isUsual ? text : JSON.stringify({ error: { message: text } });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longestRefusal) break;
  }
  return text;
}

function paramsOf(
  model: string,
  request: LlmRequest,
  form: RequestForm,
  { reasoning, roomForThoughts }: { readonly reasoning: Reasoning; readonly roomForThoughts: number },
): ChatCompletionCreateParamsStreaming {
  const limit = request.maxOutputTokens + roomForThoughts;
  return {
    model,
    messages: messagesOf(request, form),
    ...responseFormat(request, form),
    ...(form.limit === 'max_tokens' ? { max_tokens: limit } : { max_completion_tokens: limit }),
    ...(form.reasoningEffort && reasoning !== 'off' ? { reasoning_effort: reasoning } : {}),
    stream: true,
    ...(form.streamOptions ? { stream_options: { include_usage: true } } : {}),
  };
}

function responseFormat({ schemaName, schema }: LlmRequest, { answer }: RequestForm) {
  switch (answer) {
    case 'json_schema': {
      const json_schema = { name: schemaName, schema: { ...schema }, strict: true };
      return { response_format: { type: 'json_schema' as const, json_schema } };
    }
    case 'json_object':
      return { response_format: { type: 'json_object' as const } };
    case 'text':
      return {};
  }
}

/** For an endpoint without schema support, the first message describes the schema. */
function messagesOf({ messages, schema }: LlmRequest, { answer }: RequestForm) {
  const told = `\n\nThe JSON object has exactly this JSON schema:\n${JSON.stringify(schema)}`;
  return messages.map(({ role, content }, index) => ({
    role,
    content: index === 0 && answer !== 'json_schema' ? content + told : content,
  }));
}

/** No finish reason after some text means a cut connection; anything else is an unusable answer. */
function endedEarly(finish: ChatCompletionChunk.Choice['finish_reason'], meter: Meter): LlmError {
  if (finish === 'length') return new LlmCutOff(meter.usage);
  return finish === null && meter.hasText ? new LlmOverloaded(meter.usage) : new LlmInvalid(meter.usage);
}

function llmErrorOf(error: unknown, meter: Meter): unknown {
  if (error instanceof LlmError) return error;
  const usage = meter.usage;
  if (error instanceof APIError && !(error instanceof APIConnectionError) && error.status !== undefined) {
    if (saysNothingLeft(error)) return new LlmQuotaSpent(usage);
    if (error.status === 429) return new LlmRateLimited(usage, retryAfterMs(error.headers));
    if (error.status >= 500 || error.status === 408) return new LlmOverloaded(usage);
    if (isContentFilter(error.code)) return new LlmRefused(usage);
    return new LlmBadRequest(usage, error.status, parameterOf(error));
  }
  if (isUnknownHost(error)) return new LlmBadRequest(usage, null, 'address');
  // The SDK throws SyntaxError for an event that is not JSON.
  if (error instanceof SyntaxError || error instanceof AnswerTooLong) return new LlmInvalid(usage);
  // Connection errors, errors sent inside a stream, a socket closed while reading.
  if (error instanceof APIError || error instanceof TypeError) return new LlmOverloaded(usage);
  return error;
}

/** Only the parameter's name: the rest of a rejection may repeat the prompt. */
function parameterOf({ param, message }: APIError): string | null {
  if (typeof param === 'string' && /^[\w.[\]]{1,60}$/.test(param)) return param;
  return namedParameter(message) ?? null;
}

function isContentFilter(code: string | null | undefined): boolean {
  return code === 'content_filter' || code === 'content_policy_violation';
}

/** The host name does not exist: waiting does not help. A host that does not respond is a different case. */
function isUnknownHost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ENOTFOUND') return true;
  }
  return false;
}

/** Providers other than OpenAI use 402. Messages are not parsed: some rate limits mention quotas too. */
function saysNothingLeft({ status, type, code }: APIError): boolean {
  return status === 402 || (status === 429 && (type === 'insufficient_quota' || spentCodes.has(code ?? '')));
}

const spentCodes: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
  'project_spend_limit_exceeded',
]);

function retryAfterMs(headers: Headers | undefined): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const after = headers?.get('retry-after');
  if (after === undefined || after === null) return null;
  const seconds = Number(after);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Counts the usage of a call, even if the provider never finished it. */
class Meter {
  readonly #request: LlmRequest;
  #reported: LlmUsage | undefined;
  #outputBytes = 0;
  #answered = false;
  #begun = false;

  constructor(request: LlmRequest) {
    this.#request = request;
  }

  read(chunk: ChatCompletionChunk): void {
    this.#answered = true;
    this.#begun ||= Object.entries(chunk.choices[0]?.delta ?? {}).some(([key, value]) => key !== 'role' && value);
    this.#outputBytes += Buffer.byteLength(chunk.choices[0]?.delta.content ?? '');
    if (chunk.usage) {
      this.#reported = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens, estimated: false };
    }
  }

  /**
   * Whether a token has arrived, be it of reasoning: some endpoints send the role at once, and then nothing for a long
   * time.
   */
  get hasBegun(): boolean {
    return this.#begun;
  }

  get outputBytes(): number {
    return this.#outputBytes;
  }

  get hasText(): boolean {
    return this.#outputBytes > 0;
  }

  get usage(): LlmUsage {
    if (this.#reported !== undefined) return this.#reported;
    // A call that got no response is not charged.
    if (!this.#answered) return { input: 0, output: 0, estimated: false };
    return estimateUsage(this.#request, this.#outputBytes);
  }
}
