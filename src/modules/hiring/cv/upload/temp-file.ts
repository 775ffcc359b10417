import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#platform/new-id.ts';

/** Bytes on disk that only this process can access. */
export interface TempFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Everything that was appended. */
  read(): Promise<Buffer>;
  /** Frees the space. Idempotent. */
  discard(): Promise<void>;
}

/** The file is unlinked as soon as it is open, so the space is freed even if this process is killed. */
export async function createTempFile(): Promise<TempFile> {
  const path = join(tmpdir(), `askwell-upload-${newId()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  let size = 0;
  return {
    append: async (bytes) => {
      for (let written = 0; written < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, size);
        written += bytesWritten;
        size += bytesWritten;
      }
    },
    read: async () => {
      const bytes = Buffer.allocUnsafe(size);
      for (let read = 0; read < size;) {
        const { bytesRead } = await handle.read(bytes, read, size - read, read);
        if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written');
        read += bytesRead;
      }
      return bytes;
    },
    discard: async () => {
      await handle.close().catch(() => {});
    },
  };
}
