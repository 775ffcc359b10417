import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type Llm, type LlmEvent, type LlmRequest, type LlmUsage, estimateUsage } from './llm.ts';
import {
  LlmBadRequest,
  LlmError,
  LlmInvalid,
  LlmOverloaded,
  LlmQuotaSpent,
  LlmRateLimited,
  LlmRefused,
  LlmStalled,
} from './llm-errors.ts';
import { Watchdog } from './watchdog.ts';

export interface OpenAiOptions {
  readonly apiKey: string;
  /** any endpoint that speaks the chat completions API; OpenAI's own when absent */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** silence that ends a call, in milliseconds */
  readonly idleMs?: number;
  /** a whole call, in milliseconds */
  readonly totalMs?: number;
}

/** These spend output tokens on thinking first; without room for it the answer is cut. */
const thinkingModel = /^(?:gpt-5|o\d)/;
const thinkingTokens = 2000;

/**
 * An endpoint need not keep to the limit it was given, and an answer is held in memory until it is whole. A token has
 * four bytes on average, and up to twice as many where a language is split finely: nothing honest comes near this.
 */
const bytesPerAskedToken = 8 * 4;

/** Of a whole answer as it travels: each token of a stream comes in an event of some 300 bytes. */
const mostBytes = 8 * 1024 * 1024;

/** The LLM port over chat completions, the one API that every compatible endpoint has. */
export function createOpenAiLlm(options: OpenAiOptions): Llm {
  const { apiKey, baseUrl, model, idleMs = 60_000, totalMs = 300_000 } = options;
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    fetch: boundedFetch,
    // Temporal retries, and knows why.
    maxRetries: 0,
    timeout: totalMs,
    // Its log lines may carry pieces of a stream, that is of a CV.
    logLevel: 'off',
  });

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    request.signal.throwIfAborted();
    const watchdog = new Watchdog(request.signal, idleMs, totalMs);
    const meter = new Meter(request);
    try {
      watchdog.await();
      const chunks = await client.chat.completions.create(paramsOf(model, request), { signal: watchdog.signal });
      let finish: ChatCompletionChunk.Choice['finish_reason'] = null;
      for await (const chunk of chunks) {
        watchdog.rest();
        meter.read(chunk);
        // Leaving the loop ends the connection.
        if (meter.outputBytes > request.maxOutputTokens * bytesPerAskedToken) throw new LlmInvalid(meter.usage);
        const choice = chunk.choices[0];
        if (choice?.delta.refusal) throw new LlmRefused(meter.usage);
        if (choice?.delta.content) yield { kind: 'text', text: choice.delta.content };
        finish = choice?.finish_reason ?? finish;
        watchdog.await();
      }
      if (finish === 'content_filter') throw new LlmRefused(meter.usage);
      // An aborted stream ends like a whole one: only the finish reason tells them apart.
      watchdog.throwIfStopped();
      if (finish !== 'stop' || !meter.hasText) throw endedEarly(finish, meter);
      yield { kind: 'end', usage: meter.usage };
    } catch (error) {
      request.signal.throwIfAborted();
      if (watchdog.hasExpired) throw new LlmStalled(meter.usage);
      throw llmErrorOf(error, meter);
    } finally {
      watchdog.rest();
      watchdog.end();
    }
  }

  return { model, stream };
}

class AnswerTooLong extends Error {}

/** The SDK gathers a line until it ends and an error's body until it is whole: neither may fill the memory. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.body === null) return response;
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

function paramsOf(model: string, request: LlmRequest): ChatCompletionCreateParamsStreaming {
  const thinks = thinkingModel.test(model);
  return {
    model,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    response_format: {
      type: 'json_schema',
      json_schema: { name: request.schemaName, schema: { ...request.schema }, strict: true },
    },
    max_completion_tokens: request.maxOutputTokens + (thinks ? thinkingTokens : 0),
    ...(thinks ? { reasoning_effort: 'low' as const } : {}),
    stream: true,
    stream_options: { include_usage: true },
  };
}

/** No finish at all after some text is a cut connection; anything else is an answer nobody can use. */
function endedEarly(finish: ChatCompletionChunk.Choice['finish_reason'], meter: Meter): LlmError {
  return finish === null && meter.hasText ? new LlmOverloaded(meter.usage) : new LlmInvalid(meter.usage);
}

function llmErrorOf(error: unknown, meter: Meter): unknown {
  if (error instanceof LlmError) return error;
  const usage = meter.usage;
  if (error instanceof APIError && !(error instanceof APIConnectionError) && error.status !== undefined) {
    if (saysNothingLeft(error)) return new LlmQuotaSpent(usage);
    if (error.status === 429) return new LlmRateLimited(usage, retryAfterMs(error.headers));
    if (error.status >= 500 || error.status === 408) return new LlmOverloaded(usage);
    return new LlmBadRequest(usage, error.status);
  }
  // The SDK's word for an event that is not JSON is SyntaxError.
  if (error instanceof SyntaxError || error instanceof AnswerTooLong) return new LlmInvalid(usage);
  // Connection errors, errors sent inside a stream, a socket cut under the reader.
  if (error instanceof APIError || error instanceof TypeError) return new LlmOverloaded(usage);
  return error;
}

/** Other providers than OpenAI say it by 402. Messages are not read: some throttles speak of quotas too. */
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

/** Counts what a call costs, also one that the provider never finished. */
class Meter {
  readonly #request: LlmRequest;
  #reported: LlmUsage | undefined;
  #outputBytes = 0;
  #answered = false;

  constructor(request: LlmRequest) {
    this.#request = request;
  }

  read(chunk: ChatCompletionChunk): void {
    this.#answered = true;
    this.#outputBytes += Buffer.byteLength(chunk.choices[0]?.delta.content ?? '');
    if (chunk.usage) {
      this.#reported = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens, estimated: false };
    }
  }

  get outputBytes(): number {
    return this.#outputBytes;
  }

  get hasText(): boolean {
    return this.#outputBytes > 0;
  }

  get usage(): LlmUsage {
    if (this.#reported !== undefined) return this.#reported;
    // A call that never began to answer is not charged.
    if (!this.#answered) return { input: 0, output: 0, estimated: false };
    return estimateUsage(this.#request, this.#outputBytes);
  }
}
