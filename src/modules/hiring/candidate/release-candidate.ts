import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/**
 * Subtracts a deleted interview from its candidate's count. Must lock before the position's row, in the same order as
 * creating an interview does.
 */
export async function releaseCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  await tx
    .updateTable('hiring.candidate')
    .set({ interviews_count: sql`greatest(interviews_count - 1, 0)` })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .execute();
  publishChange(tx, { kind: 'candidate', id: candidateId });
}
