import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { keepPosition as writeKept } from '#modules/billing/index.ts';
import { getPosition } from './position-queries.ts';

/**
 * Chooses the position that stays in use while the account is over its limit.
 *
 * @throws AppError hiring.position_not_found, hiring.position_inactive
 */
export async function keepPosition(deps: { db: Db }, actor: Actor, positionId: string): Promise<void> {
  await asTenant(deps.db, actor.userId, async (tx) => {
    const { status } = await getPosition(tx, positionId);
    if (status !== 'active') throw new AppError('hiring.position_inactive', { positionId });
    await writeKept(tx, positionId);
  });
}
