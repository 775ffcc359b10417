import { sql } from 'kysely';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

/**
 * Puts an account on the paid plan, at the start of a month that is not its first. A request could not do this: its
 * database role may not write the tier.
 */
export async function startPaidMonth(app: TestApp, userId: string): Promise<void> {
  await sql`insert into billing.subscription
      (owner_id, tier, status, billing_period, started_at, anchor, renewal_date, customer_id, subscription_id,
        first_subscription_id)
    values (${userId}, 'premium', 'active', 'monthly', clock_timestamp(), clock_timestamp(),
      clock_timestamp() + interval '1 month', ${`cus_${userId}`}, ${`sub_${userId}`}, 'sub_earlier')
    on conflict (owner_id) do update set started_at = excluded.started_at, anchor = excluded.anchor,
      renewal_date = excluded.renewal_date`.execute(app.deps.db.system);
}
