import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { ServerEvent } from '#platform/live/server-event.ts';

/**
 * Ends soon after `signal` is aborted. The next event is requested only after the client has taken the previous one.
 */
export type EventStream = (signal: AbortSignal) => AsyncIterable<ServerEvent>;

/** A page has one or two open. Each costs a connection, memory, and for some a query per second. */
const perCaller = 50;
const retrySeconds = 15;

/** Open streams in this process, by caller. */
const open = new Map<string, number>();

/**
 * Sends events until the source ends, the client disconnects or its session ends. A comment every 15 s keeps proxies
 * from closing an idle stream; a client that reads nothing between two of them is disconnected, and resumes later.
 *
 * @param caller whose open streams count together
 * @param options.isSessionLive called with each heartbeat; if it throws, the stream continues
 * @throws AppError common.too_many_requests with Retry-After if the caller has fifty streams open
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: string,
  source: EventStream,
  options: { isSessionLive: () => Promise<boolean>; beatMs?: number },
): Promise<void> {
  const mine = open.get(caller) ?? 0;
  if (mine >= perCaller) throw new AppError('common.too_many_requests', undefined, retrySeconds);
  open.set(caller, mine + 1);
  const left = new AbortController();
  const headers = reply.getHeaders();
  reply.hijack();
  const { raw } = reply;
  raw.on('close', () => left.abort());
  // A client that left during request handling triggers no further `close` event.
  if (raw.destroyed) left.abort();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');
  let waitedABeat = false;
  raw.on('drain', () => {
    waitedABeat = false;
  });
  const heartbeat = setInterval(() => void beat(), options.beatMs ?? 15_000);
  try {
    for await (const event of source(left.signal)) {
      const id = event.id === undefined ? '' : `id: ${event.id}\n`;
      const taken = raw.write(`${id}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
      if (!taken) await once(raw, 'drain', { signal: left.signal });
    }
  } catch (error) {
    // The headers are already sent: the client reconnects and resumes from its last event id.
    if (!left.signal.aborted) request.log.warn({ err: error }, 'event stream broke off');
  } finally {
    clearInterval(heartbeat);
    const others = (open.get(caller) ?? 1) - 1;
    if (others === 0) open.delete(caller);
    else open.set(caller, others);
    // `end` would wait behind the data that the client does not read.
    if (raw.writableNeedDrain) raw.destroy();
    else raw.end();
  }

  async function beat(): Promise<void> {
    if (!raw.writableNeedDrain) raw.write(': still here\n\n');
    else if (waitedABeat) raw.destroy();
    else waitedABeat = true;
    if (!(await options.isSessionLive().catch(() => true))) left.abort();
  }
}
