import { statfs } from 'node:fs/promises';
import { AppError } from '#platform/app-error.ts';

/**
 * PostgreSQL stops when it cannot write its log, which would stop everybody's work, so files are the first thing to
 * refuse.
 */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/**
 * Rejects a file while the database's disk is almost full.
 *
 * @param folder on that disk; undefined if the database runs elsewhere
 * @throws AppError hiring.storage_full
 */
export async function requireDiskSpace(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) throw new AppError('hiring.storage_full');
}
