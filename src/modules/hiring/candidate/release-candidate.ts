import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** Takes a deleted interview off its candidate's count. Before the position's row, as whoever makes one locks them. */
export async function releaseCandidate(tx: TenantTx, candidateId: string): Promise<void> {
  await tx
    .updateTable('hiring.candidate')
    .set({ interviews_count: sql`greatest(interviews_count - 1, 0)` })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .execute();
  publishChange(tx, { kind: 'candidate', id: candidateId });
}
