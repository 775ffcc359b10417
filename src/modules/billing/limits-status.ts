import type { LimitStatus, LimitedResource } from '#contracts/billing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { limitsOf } from './plan-limits.ts';

/** Use and limit of each resource: advice for the screen; the insert decides. */
export async function limitsStatus(deps: { db: Db }, actor: Actor): Promise<Record<LimitedResource, LimitStatus>> {
  const account = await asTenant(deps.db, actor.userId, (tx) =>
    tx
      .selectFrom('billing.account')
      .select(['plan', 'live_positions', 'interviews_used'])
      .where('owner_id', '=', tx.ownerId)
      .executeTakeFirst(),
  );
  const limits = limitsOf(account?.plan ?? 'free');
  const status = (resource: LimitedResource, used: number): LimitStatus => {
    const limit = limits[resource];
    return { resource, used, limit, canCreate: limit === null || used < limit, resetsAt: null };
  };
  return {
    positions: status('positions', account?.live_positions ?? 0),
    interviews: status('interviews', account?.interviews_used ?? 0),
  };
}
