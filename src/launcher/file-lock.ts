import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from '#launcher/processes/process-identity.ts';
import { errorCode, explainingPathErrors } from './startup-error.ts';

/** A takeover takes a moment; a guard file older than this belongs to a process that died during one. */
const TAKEOVER_TAKES_MS = 10_000;

export interface LockHolder {
  readonly pid: number;
  /** Information for other processes, such as the holder's URL. */
  readonly note: string;
}

export type LockResult =
  | { readonly kind: 'taken'; release(): Promise<void>; setNote(note: string): Promise<void> }
  | { readonly kind: 'busy'; readonly holder: LockHolder };

/**
 * A lock file that names its holder. The lock belongs to a process, not to a file: after kill -9 or a reboot the next
 * process takes it, even if another process has been given the holder's pid.
 */
export async function tryLock(file: string, note = ''): Promise<LockResult> {
  await explainingPathErrors(dirname(file), () => mkdir(dirname(file), { recursive: true }));
  const mine = `${file}.${randomUUID()}`;
  const identity = (await processIdentity(process.pid)) ?? '';
  const content = (text: string) => JSON.stringify({ pid: process.pid, identity, note: text });
  // Written under another name and then linked, so that no one reads a partial lock.
  await explainingPathErrors(dirname(file), () => writeFile(mine, content(note), { mode: 0o600 }));
  try {
    for (;;) {
      try {
        await link(mine, file);
        break;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const found = await readFile(file, 'utf8').catch(() => undefined);
      if (found === undefined) continue;
      const holder = parseLock(found);
      if (holder && (await processIdentity(holder.pid)) === holder.identity) {
        return { kind: 'busy', holder: { pid: holder.pid, note: holder.note } };
      }
      if (await replaceStale(file, found, mine)) break;
    }
  } finally {
    await rm(mine, { force: true });
  }
  return {
    kind: 'taken',
    release: () => rm(file, { force: true }),
    setNote: async (text) => {
      await writeFile(mine, content(text), { mode: 0o600 });
      await rename(mine, file);
    },
  };
}

/**
 * Several processes may see the same stale lock, and a slow one must not replace a fast one's new lock: replacing it
 * requires a second, short-lived lock and another look.
 */
async function replaceStale(file: string, stale: string, mine: string): Promise<boolean> {
  const guard = `${file}.takeover`;
  try {
    await writeFile(guard, '', { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const held = await stat(guard).catch(() => undefined);
    if (held && Date.now() - held.mtimeMs > TAKEOVER_TAKES_MS) await rm(guard, { force: true });
    await delay(5);
    return false;
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== stale) return false;
    await rename(mine, file);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

function parseLock(text: string): { pid: number; identity: string; note: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || !('identity' in value) || !('note' in value)) return undefined;
    const { pid, identity, note } = value;
    if (typeof pid !== 'number' || typeof identity !== 'string' || typeof note !== 'string') return undefined;
    return { pid, identity, note };
  } catch {
    return undefined;
  }
}
