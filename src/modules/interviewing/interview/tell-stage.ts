import { sql } from 'kysely';
import type { CandidateStage } from '#contracts/hiring/candidates.ts';
import { keepStage } from '#modules/hiring/index.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/**
 * Called after an interview changes: stores the stage of the candidate's newest interview, which lists of candidates
 * filter by.
 */
export async function tellStage(tx: TenantTx, candidateId: string): Promise<void> {
  const newest = await tx
    .selectFrom('interviewing.interview')
    .select(['status', 'recommendation'])
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  await keepStage(tx, candidateId, newest === undefined ? null : stageOf(newest));
}

function stageOf(newest: { readonly status: string; readonly recommendation: string | null }): CandidateStage | null {
  const { status, recommendation } = newest;
  if (status === 'cancelled') return null;
  if (status !== 'completed') return 'planned';
  return recommendation === null ? 'to_decide' : 'decided';
}
