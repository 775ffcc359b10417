import type { SuccessOf } from '#contracts/endpoint.ts';
import type { reportQuestions as contract } from '#contracts/interviewing/question-report.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { listAskedQuestions } from './asked-questions.ts';
import { reportedRounds } from './reported-rounds.ts';

/**
 * How well a position's core questions work. Computed from the answers on every request and never stored, so deleting a
 * candidate's interviews also removes their scores from it.
 *
 * @throws AppError hiring.position_not_found
 */
export async function reportQuestions(
  deps: { db: Db },
  actor: Actor,
  positionId: string,
): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const { positionVersion } = await positionForInterview(tx, positionId);
    return { rounds: reportedRounds(await listAskedQuestions(tx, { positionId, positionVersion })) };
  });
}
