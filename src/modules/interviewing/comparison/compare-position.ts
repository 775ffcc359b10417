import type { PositionComparison } from '#contracts/interviewing/position-comparison.ts';
import { limits } from '#contracts/limits.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { comparedRounds } from './compared-rounds.ts';
import { countUndecided, listDecided } from './comparison-queries.ts';

/** How the candidates for a position answered the same questions. @throws AppError hiring.position_not_found */
export async function comparePosition(deps: { db: Db }, actor: Actor, positionId: string): Promise<PositionComparison> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const { notChecked } = await positionForInterview(tx, positionId);
    const decided = await listDecided(tx, positionId, limits.comparedInterviews + 1);
    return {
      rounds: comparedRounds(decided.slice(0, limits.comparedInterviews), notChecked),
      undecided: await countUndecided(tx, positionId),
      isCut: decided.length > limits.comparedInterviews,
    };
  });
}
