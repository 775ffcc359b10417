import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  /** relative, with `/` as the separator; unique */
  readonly path: string;
  /** false for content that is already compressed */
  readonly compress?: boolean;
  /** Called when the archive reaches this entry. */
  content(): AsyncIterable<string | Buffer>;
}

/**
 * Streams a ZIP archive: one entry is open at a time, and the next is requested once that one has been read.
 *
 * @throws whatever an entry's content throws; the bytes sent until then are not a valid archive
 */
export async function* zipArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  const left = Promise.withResolvers<'left'>();
  const feeding = addAll(zip, entries, left.promise).catch(fail);
  try {
    for await (const chunk of output) yield Buffer.from(chunk);
  } finally {
    left.resolve('left');
    await feeding;
  }
}

/** @param left settles when the reader has gone */
async function addAll(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>, left: Promise<'left'>): Promise<void> {
  for await (const { path, compress = true, content } of entries) {
    const stream = Readable.from(content(), { objectMode: false });
    stream.on('error', (error) => zip.emit('error', error));
    zip.addReadStreamLazy(path, { compress }, (open) => open(null, stream));
    const ended = await Promise.race([once(stream, 'close'), left]);
    if (ended !== 'left') continue;
    stream.destroy();
    return;
  }
  zip.end();
}
