import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { entitlementsOf } from '#modules/billing/index.ts';

/**
 * Reserves storage for a CV, in the transaction that stores it. A single conditional update keeps parallel uploads
 * within two limits: the number of CVs that can be planned from, and the bytes of all files, because the disk is
 * shared.
 *
 * @throws AppError hiring.cv_quota
 */
export async function reserveStorage(tx: TenantTx, sizeBytes: number): Promise<void> {
  const { cvFiles: files, cvBytes: bytes } = await entitlementsOf(tx);
  await tx
    .insertInto('hiring.storage')
    .values({ owner_id: tx.ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('hiring.storage')
    .set((eb) => ({ files: eb('files', '+', 1), bytes: eb('bytes', '+', String(sizeBytes)) }))
    .where('owner_id', '=', tx.ownerId)
    .where(sql<boolean>`files + ${recentFailures(tx)} < ${files}`)
    .where('bytes', '<=', String(bytes - sizeBytes))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('hiring.cv_quota', { files, bytes });
}

/**
 * Failed files count for an hour, so that nobody can upload one file after another that takes long to read and then
 * fails.
 */
function recentFailures(tx: TenantTx) {
  return sql`(select count(*) from hiring.cv
    where owner_id = ${tx.ownerId} and state in ('failed', 'no_text') and settled_at > now() - interval '1 hour')`;
}

/**
 * Releases the file count of a CV that cannot be read, which then counts for only an hour. Its bytes keep counting,
 * because it can be tried again.
 */
export async function releaseStorage(tx: TenantTx): Promise<void> {
  await tx
    .updateTable('hiring.storage')
    .set((eb) => ({ files: eb('files', '-', 1) }))
    .where('owner_id', '=', tx.ownerId)
    .where('files', '>', 0)
    .execute();
}
