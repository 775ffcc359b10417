import { type LimitStatus, limitedResources } from '#contracts/billing.ts';
import { type Db, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { limitsOf } from './plan-limits.ts';
import { openAccount } from './take-unit.ts';

/** Use and limit of each resource: advice for the screen; the insert decides. */
export async function limitsStatus(deps: { db: Db }, actor: Actor): Promise<LimitStatus[]> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await openAccount(tx, actor.userId);
    const account = await tx
      .selectFrom('billing.account')
      .select(['plan', 'live_positions', 'interviews_used'])
      .where('owner_id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    const used = { positions: account.live_positions, interviews: account.interviews_used };
    return limitedResources.map((resource) => {
      const limit = limitsOf(account.plan)[resource];
      return {
        resource,
        used: used[resource],
        limit,
        canCreate: limit === null || used[resource] < limit,
        resetsAt: null,
      };
    });
  });
}
