import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

type FileHeaders = Readonly<Record<string, string>>;

/** A stored file as a response, read in slices as fast as the client takes them. */
export interface StoredFile {
  /** bytes */
  readonly size: number;
  readonly headers: FileHeaders;
  /** @returns `length` bytes from `offset`; fewer at the end */
  read(offset: number, length: number): Promise<Buffer>;
}

/** A file that is generated while the client downloads it: its size is not known in advance. */
export interface MadeFile {
  readonly headers: FileHeaders;
  /**
   * The next part is requested once the previous one was sent; the generator is closed early if the client disconnects.
   */
  parts(): AsyncGenerator<Buffer>;
}

export type FileAnswer = StoredFile | MadeFile;

const sliceBytes = 256 * 1024;
const perUser = 2;
const perProcess = 20;
const retrySeconds = 5;

/** Running downloads in this process, by user. */
const underWay = new Map<string, number>();

/**
 * Streams a file, with one slice of it in memory. At most two downloads per user and twenty per process run at a time;
 * a client that reads nothing for half a minute is disconnected.
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
  const parts = 'size' in file ? slicesOf(file) : file.parts();
  try {
    // Before the headers are sent, so that a failure can still be reported.
    let part = await parts.next();
    const headers = { ...reply.getHeaders(), ...file.headers };
    reply.hijack();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, 'size' in file ? { 'content-length': file.size } : {});
    while (part.done !== true && !raw.destroyed) {
      if (!raw.write(part.value)) await drained(raw, options.stallMs ?? 30_000);
      part = await parts.next();
    }
    raw.end();
  } catch (error) {
    if (!reply.sent) throw error;
    request.log.warn({ err: error }, 'download broke off');
    raw.destroy();
  } finally {
    // Its transactions and streams must not wait for a client that has disconnected.
    await parts.return(undefined).catch(() => {});
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}

async function* slicesOf(file: StoredFile): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < file.size;) {
    const slice = await file.read(sent, sliceBytes);
    // Deleted in the meantime: the announced length can no longer be kept.
    if (slice.length === 0) throw new Error('the file ended before its size');
    yield slice;
    sent += slice.length;
  }
}

/** @throws if the client disconnects, or reads nothing for `stallMs` */
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
