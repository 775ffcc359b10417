import type { Generation } from '#contracts/interviewing/plan/plan-generation.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { generationOf } from './generation-view.ts';
import { giveUpGeneration } from './give-up-generation.ts';
import { getInterviewRow, lockInterview } from '#modules/interviewing/interview/interview-queries.ts';

/**
 * Cancels the running generation; the previous plan stays.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.generation_not_running
 */
export async function cancelGeneration(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Generation> {
  return asTenant(deps.db, actor.userId, (tx) => cancel(tx, actor, interviewId));
}

async function cancel(tx: TenantTx, actor: Actor, interviewId: string): Promise<Generation> {
  const row = await lockInterview(tx, interviewId);
  const given = await giveUpGeneration(tx, row);
  if (!given) throw new AppError('interviewing.generation_not_running', { interviewId });
  return generationOf(await getInterviewRow(tx, interviewId), actor.language);
}
