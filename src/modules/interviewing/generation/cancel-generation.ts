import type { Generation } from '#contracts/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { generationOf } from './generation-view.ts';
import { giveUpGeneration } from './give-up-generation.ts';
import { getInterviewRow, lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import type { PlanBell } from './progress/plan-bell.ts';

/**
 * Cancels the generation under way; the earlier plan stays.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.generation_not_running
 */
export async function cancelGeneration(
  deps: { db: Db; planBell: PlanBell },
  actor: Actor,
  interviewId: string,
): Promise<Generation> {
  const generation = await asTenant(deps.db, actor.userId, (tx) => cancel(tx, actor, interviewId));
  if (generation.planId !== null) deps.planBell.ring(generation.planId);
  tellMoved(deps.db, actor.userId, { kind: 'interview', id: interviewId });
  return generation;
}

async function cancel(tx: Tx, actor: Actor, interviewId: string): Promise<Generation> {
  const row = await lockInterview(tx, actor.userId, interviewId);
  const given = await giveUpGeneration(tx, actor.userId, row);
  if (!given) throw new AppError('interviewing.generation_not_running', { interviewId });
  return generationOf(await getInterviewRow(tx, actor.userId, interviewId), actor.language);
}
