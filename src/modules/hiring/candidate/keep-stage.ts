import type { CandidateStage } from '#contracts/hiring/candidates.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';

/** Stores the stage of a candidate's newest interview; null if there is none or it was cancelled. */
export async function keepStage(tx: TenantTx, candidateId: string, stage: CandidateStage | null): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('hiring.candidate')
    .set({ stage })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .where('stage', 'is distinct from', stage)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) publishChange(tx, { kind: 'candidate', id: candidateId });
}
