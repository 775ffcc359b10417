import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Endpoint, ParamsOf } from '#contracts/endpoint.ts';
import type * as z from 'zod/mini';
import { request } from './api-client.ts';
import { ApiError, SessionEndedError } from './api-error.ts';

type EventsEndpoint = Endpoint & { readonly answer: 'events'; readonly success: z.ZodMiniType };

export interface StreamOptions<E extends EventsEndpoint> {
  readonly params: ParamsOf<E>;
  readonly onEvent: (event: z.infer<E['success']>) => void;
  /** connected (again): what happened while it was not may have to be fetched */
  readonly onOpen?: () => void;
  /** it will not be tried again: refused (ApiError) or signed out */
  readonly onRefused?: (error: unknown) => void;
}

const firstDelay = 500;
const longestDelay = 15_000;

/**
 * Reads server-sent events by fetch, because EventSource cannot carry the bearer header. Resumes after the last event
 * id, backs off with jitter while nobody answers, and tries at once when the browser comes back online. Events that do
 * not match the contract are skipped. Returns the function that closes the stream.
 */
export function openStream<E extends EventsEndpoint>(endpoint: E, options: StreamOptions<E>): () => void {
  const stop = new AbortController();
  void run(endpoint, options, stop.signal);
  return () => {
    stop.abort();
  };
}

async function run<E extends EventsEndpoint>(endpoint: E, options: StreamOptions<E>, signal: AbortSignal) {
  let lastId: string | undefined;
  let delay = firstDelay;
  while (!signal.aborted) {
    try {
      const headers = { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
      const answer = await request(endpoint, {
        ...(options.params === undefined ? {} : { params: options.params }),
        headers,
        signal,
      });
      // 204: the stream has ended for good
      if (answer.status === 204 || answer.body === null) return;
      options.onOpen?.();
      const events = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      for await (const event of iterate(events)) {
        delay = firstDelay;
        if (event.id !== undefined) lastId = event.id;
        const parsed = endpoint.success.safeParse(parseJson(event.data));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema let through has its type
        if (parsed.success) options.onEvent(parsed.data as z.infer<E['success']>);
      }
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (refused || error instanceof SessionEndedError) {
        options.onRefused?.(error);
        return;
      }
    }
    await pause(delay * (0.5 + Math.random() / 2), signal);
    delay = Math.min(delay * 2, longestDelay);
  }
}

/** Safari has no async iteration over streams. */
async function* iterate<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
