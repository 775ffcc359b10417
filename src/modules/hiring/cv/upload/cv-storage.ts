import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { entitlementsOf } from '#modules/billing/index.ts';

/**
 * Reserves storage for a CV, in the transaction that stores it. One conditional update: parallel uploads stop at the
 * limit of CVs that can be planned from, and of the bytes of all files: the disk is shared.
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

/** Whoever sends file after file that costs a long reading and fails soon may upload none for an hour. */
function recentFailures(tx: TenantTx) {
  return sql`(select count(*) from hiring.cv
    where owner_id = ${tx.ownerId} and state in ('failed', 'no_text') and settled_at > now() - interval '1 hour')`;
}

/** A CV that cannot be read counts as one for an hour only; its bytes do as long as it can be tried again. */
export async function releaseStorage(tx: TenantTx): Promise<void> {
  await tx
    .updateTable('hiring.storage')
    .set((eb) => ({ files: eb('files', '-', 1) }))
    .where('owner_id', '=', tx.ownerId)
    .where('files', '>', 0)
    .execute();
}
