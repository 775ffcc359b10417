import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { returnInterview } from '#modules/billing/index.ts';
import { moveInterviewCount, releaseCandidate } from '#modules/hiring/index.ts';
import { lockInterview } from './interview-queries.ts';
import { tellStage } from './tell-stage.ts';
import { requireStatus } from './interview-facts.ts';

/**
 * Deletes a draft for which no plan was ever generated. If it is deleted within ten minutes of its creation, the
 * account gets its unit of quota back.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.transition_refused, interviewing.has_plan
 */
export async function deleteInterview(deps: { db: Db }, actor: Actor, interviewId: string): Promise<void> {
  await asTenant(deps.db, actor.userId, (tx) => remove(tx, interviewId));
}

async function remove(tx: TenantTx, interviewId: string): Promise<void> {
  const row = await lockInterview(tx, interviewId);
  requireStatus(row, 'draft');
  if (row.plan_id !== null) throw new AppError('interviewing.has_plan', { interviewId });
  await releaseCandidate(tx, row.candidate_id);
  await moveInterviewCount(tx, row.position_id, row.candidate_id, -1);
  await tx
    .deleteFrom('interviewing.interview')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
  await tellStage(tx, row.candidate_id);
  await returnInterview(tx, interviewId);
  publishChange(tx, { kind: 'interview', id: interviewId });
}
