import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

/** A stored file as an answer: read slice by slice, as the client takes it. */
export interface FileAnswer {
  /** bytes */
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
  /** @returns `length` bytes from `offset` on; fewer at the end */
  read(offset: number, length: number): Promise<Buffer>;
}

const sliceBytes = 256 * 1024;
const perUser = 2;
const perProcess = 20;
const retrySeconds = 5;

/** Downloads under way in this process, by user. */
const underWay = new Map<string, number>();

/**
 * Sends a file with one slice of it in memory. At most two downloads of one user and twenty of a process run at a time;
 * a client that takes nothing for half a minute is cut off.
 *
 * @throws AppError common.too_many_requests with Retry-After
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  file: FileAnswer,
  options: { stallMs?: number } = {},
): Promise<void> {
  const mine = underWay.get(userId) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (mine >= perUser || all >= perProcess) throw new AppError('common.too_many_requests', undefined, retrySeconds);
  underWay.set(userId, mine + 1);
  const { raw } = reply;
  try {
    // The first slice while a failure can still be told.
    let slice = await file.read(0, sliceBytes);
    const headers = { ...reply.getHeaders(), ...file.headers };
    reply.hijack();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { 'content-length': file.size });
    for (let sent = 0; sent < file.size && !raw.destroyed;) {
      if (!raw.write(slice)) await drained(raw, options.stallMs ?? 30_000);
      sent += slice.length;
      if (sent < file.size) slice = await file.read(sent, sliceBytes);
      // Deleted meanwhile: the length that was promised cannot be kept.
      if (slice.length === 0) raw.destroy();
    }
    raw.end();
  } catch (error) {
    if (!reply.sent) throw error;
    request.log.warn({ err: error }, 'download broke off');
    raw.destroy();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}

/** @throws when the client leaves, or takes nothing for so long */
async function drained(raw: FastifyReply['raw'], stallMs: number): Promise<void> {
  const left = new AbortController();
  const leave = () => left.abort();
  raw.once('close', leave);
  if (raw.destroyed) leave();
  try {
    await once(raw, 'drain', { signal: AbortSignal.any([left.signal, AbortSignal.timeout(stallMs)]) });
  } finally {
    raw.off('close', leave);
  }
}
