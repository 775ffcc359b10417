import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { settleUnreadable } from './settle-unreadable.ts';

/**
 * Makes whoever an interview is made for a candidate for good, whatever becomes of the file. Before any other lock of
 * the transaction: two that choose one candidate at once wait here, and not for each other.
 */
export async function chooseCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('hiring.candidate')
    .set({ in_interview: true })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('in_interview', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await settleUnreadable(tx, candidateId);
}
