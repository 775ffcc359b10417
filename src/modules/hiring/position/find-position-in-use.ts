import type { PositionInUse } from '#contracts/hiring/positions.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionsOverLimit } from '#modules/billing/index.ts';

/**
 * If an account has more live positions than its plan allows, the one that stays in use: the owner's choice or else the
 * newest. Undefined if the plan allows all of them.
 */
export async function findPositionInUse(tx: TenantTx): Promise<PositionInUse | undefined> {
  const over = await positionsOverLimit(tx);
  if (over === undefined) return undefined;
  const live = tx
    .selectFrom('hiring.position')
    .select(['id', 'title'])
    .where('owner_id', '=', tx.ownerId)
    .where('status', '=', 'active');
  const { keptPositionId: chosen } = over;
  const kept = chosen === null ? undefined : await live.where('id', '=', chosen).executeTakeFirst();
  return kept ?? live.orderBy('id', 'desc').limit(1).executeTakeFirst();
}
