import { EventSourceParserStream } from 'eventsource-parser/stream';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { request } from './api-client.ts';

export type EventsEndpoint = Endpoint & { readonly answer: 'events'; readonly success: z.ZodMiniType };

interface ReceivedEvent<E extends EventsEndpoint> {
  readonly id: string | undefined;
  readonly data: z.infer<E['success']>;
}

/** Yields the events of a response as they arrive, skipping those that do not match the contract. */
export async function* receivedEvents<E extends EventsEndpoint>(
  endpoint: E,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ReceivedEvent<E>> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, data } of iterate(events)) {
    const parsed = endpoint.success.safeParse(parseJson(data));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has just validated it
    if (parsed.success) yield { id, data: parsed.data as z.infer<E['success']> };
  }
}

/** The events of one call; it does not reconnect when the connection is cut. Throws what `call` throws. */
export async function* eventsOf<E extends EventsEndpoint>(
  endpoint: E,
  options: {
    readonly params?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly signal: AbortSignal;
  },
): AsyncGenerator<z.infer<E['success']>> {
  const answer = await request(endpoint, { ...options, headers: { accept: 'text/event-stream' } });
  if (answer.body === null) return;
  for await (const { data } of receivedEvents(endpoint, answer.body)) yield data;
}

/** Safari does not support async iteration over streams. */
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
