import { sql } from 'kysely';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { type Merge, getCandidate, mergeCandidate } from '#modules/hiring/index.ts';
import { tellStage } from '#modules/interviewing/interview/tell-stage.ts';

/**
 * Merges two records of one person. Interviews keep their plans, answers, links and their order within the position;
 * only their candidate changes.
 *
 * @throws AppError hiring.candidate_not_found; common.bad_request if both ids are the same record
 */
export async function mergeCandidates(
  deps: { db: Db },
  actor: Actor,
  merge: Merge,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<Candidate> {
  const work = async (tx: TenantTx) => {
    await mergeRecords(tx, merge);
    return getCandidate(tx, merge.candidateId, actor.language);
  };
  return asTenant(deps.db, actor.userId, work, { idempotencyKey });
}

async function mergeRecords(tx: TenantTx, merge: Merge): Promise<void> {
  const { candidateId, otherId } = merge;
  // Locks interviews before candidates, in the same order as changes of an interview do.
  await sql`select from interviewing.interview
    where owner_id = ${tx.ownerId} and candidate_id in (${candidateId}, ${otherId}) order by id for update`.execute(tx);
  await mergeCandidate(tx, merge);
  const moved = await tx
    .updateTable('interviewing.interview')
    .set({ candidate_id: candidateId })
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', otherId)
    .returning('id')
    .execute();
  for (const { id } of moved) publishChange(tx, { kind: 'interview', id });
  await tellStage(tx, candidateId);
}
