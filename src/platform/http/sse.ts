import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ServerEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

const heartbeatMs = 15_000;

/**
 * Sends events until the source ends or the client leaves; `signal` of the source call is aborted then. A comment
 * every 15 s keeps proxies from cutting a quiet stream.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: (signal: AbortSignal) => AsyncIterable<ServerEvent>,
): Promise<void> {
  const left = new AbortController();
  const headers = reply.getHeaders();
  reply.hijack();
  const { raw } = reply;
  raw.on('close', () => left.abort());
  // Who left while the request was still being judged is not announced again.
  if (raw.destroyed) left.abort();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  try {
    for await (const event of source(left.signal)) {
      const id = event.id === undefined ? '' : `id: ${event.id}\n`;
      raw.write(`${id}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
    }
  } catch (error) {
    // The headers are gone: the client reconnects and resumes from the last id it has.
    if (!left.signal.aborted) request.log.warn({ err: error }, 'event stream broke off');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
