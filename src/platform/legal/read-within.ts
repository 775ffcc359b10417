import { constants, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

type Read =
  | { readonly kind: 'read'; readonly text: string; readonly changedAt: Date }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads a text file of a folder. A symbolic link is followed only if it stays within the folder: mounted configurations
 * consist of such links.
 *
 * @param folder its real path
 */
export async function readWithin(folder: string, name: string, maxBytes: number): Promise<Read> {
  const path = await realpath(join(folder, name)).catch(() => undefined);
  if (path === undefined) return refused('leads nowhere');
  if (!path.startsWith(folder + sep)) return refused('leads out of the folder');
  // Non-blocking: opening a named pipe would wait for a writer.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => undefined);
  if (file === undefined) return refused('may not be read');
  try {
    const about = await file.stat();
    if (!about.isFile()) return refused('is no file');
    if (about.size > maxBytes) return refused(`is larger than ${maxBytes} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.readFile());
    return { kind: 'read', text, changedAt: about.mtime };
  } catch (error) {
    if (error instanceof TypeError) return refused('is not in UTF-8');
    throw error;
  } finally {
    await file.close();
  }
}

function refused(reason: string): Read {
  return { kind: 'refused', reason };
}
