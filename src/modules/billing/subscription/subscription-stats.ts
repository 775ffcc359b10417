import { sql } from 'kysely';
import type { subscriptionStats as contract } from '#contracts/billing/billing.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { prices } from '#contracts/billing/plans.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { readUsage } from '#modules/billing/limits/limits-status.ts';

/** What was created in the current month of the paid plan, and in total, including what was deleted since. */
export async function subscriptionStats(deps: { db: Db }, actor: Actor): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const { window, positionsMade, interviewsUsed } = await readUsage(tx);
    const { rows } = await sql<{ extras: number }>`
      select coalesce(sum(extras), 0)::int as extras from billing.quota_window where owner_id = ${tx.ownerId}`.execute(
      tx,
    );
    return {
      window:
        window === undefined
          ? null
          : {
              startsAt: window.startsAt.toISOString(),
              endsAt: window.endsAt.toISOString(),
              positions: window.positions,
              interviews: window.interviews,
              extras: counted(window.extras),
            },
      total: { positions: positionsMade, interviews: interviewsUsed, extras: counted(rows[0]?.extras ?? 0) },
    };
  });
}

function counted(count: number): { count: number; cents: number } {
  return { count, cents: count * prices.extraInterview };
}
