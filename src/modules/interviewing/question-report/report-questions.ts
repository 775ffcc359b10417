import type { SuccessOf } from '#contracts/endpoint.ts';
import type { reportQuestions as contract } from '#contracts/interviewing/question-report.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { listAskedQuestions } from './asked-questions.ts';
import { reportedRounds } from './reported-rounds.ts';

/**
 * How the shared questions of a position do. It is counted anew from the answers each time and kept nowhere: with a
 * candidate's interviews their scores are gone from it. @throws AppError hiring.position_not_found
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
