import type { ParamsOf } from '#contracts/endpoint.ts';
import type * as z from 'zod/mini';
import { request } from './api-client.ts';
import { ApiError, SessionEndedError } from './api-error.ts';
import { type EventsEndpoint, receivedEvents } from './event-stream.ts';

export interface StreamOptions<E extends EventsEndpoint> {
  readonly params: ParamsOf<E>;
  readonly onEvent: (event: z.infer<E['success']>) => void;
  /** connected or reconnected: events may have been missed meanwhile, so the caller may need to refetch */
  readonly onOpen?: () => void;
  /** the stream has given up: the call was refused (ApiError) or the user was signed out */
  readonly onRefused?: (error: unknown) => void;
}

const firstDelay = 500;
const longestDelay = 15_000;

/**
 * Reads server-sent events with fetch, because EventSource cannot send the bearer header. Resumes after the last event
 * id, backs off with jitter while there is no response, and reconnects at once when the browser comes back online.
 * Events that do not match the contract are skipped. Returns a function that closes the stream.
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
      // 204: the stream has ended for good.
      if (answer.status === 204 || answer.body === null) return;
      options.onOpen?.();
      for await (const { id, data } of receivedEvents(endpoint, answer.body)) {
        delay = firstDelay;
        if (id !== undefined) lastId = id;
        options.onEvent(data);
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
