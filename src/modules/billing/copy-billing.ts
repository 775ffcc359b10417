import type { Actor } from '#platform/actor.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';

/** The subscription, and the usage of each of its months. */
export async function* copyBilling(deps: { db: Db }, actor: Actor): AsyncGenerator<ArchiveEntry> {
  yield {
    path: 'billing.json',
    content: async function* content() {
      yield `${JSON.stringify(await asTenant(deps.db, actor.userId, billingOf), null, 2)}\n`;
    },
  };
}

async function billingOf(tx: TenantTx) {
  const subscription = await tx
    .selectFrom('billing.subscription')
    .select([
      'tier',
      'status',
      'billing_period as billingPeriod',
      'next_billing_period as nextBillingPeriod',
      'started_at as startedAt',
      'renewal_date as renewalDate',
      'cancel_at_period_end as cancelAtPeriodEnd',
      'extras_agreed as extrasAgreed',
      'extras_cap_cents as extrasCapCents',
    ])
    .where('owner_id', '=', tx.ownerId)
    .executeTakeFirst();
  const months = await tx
    .selectFrom('billing.quota_window')
    .select(['starts_at as from', 'ends_at as to', 'positions', 'interviews', 'extras'])
    .where('owner_id', '=', tx.ownerId)
    .orderBy('starts_at')
    .execute();
  return { subscription: subscription ?? null, months };
}
