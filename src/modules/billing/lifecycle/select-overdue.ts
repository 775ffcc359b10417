import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

/** Maximum per sweep. */
const most = 200;

/**
 * Accounts that still have the paid plan although their trial, period or grace period ended at least a quarter of an
 * hour ago, so nothing else has handled them. In order of renewal date.
 */
export async function selectOverdue({ db }: { db: Db }): Promise<readonly string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from billing.subscription
    where tier = 'premium' and least(
        coalesce(trial_ends_at, renewal_date), past_due_since + interval '7 days') < now() - interval '15 minutes'
    order by renewal_date, owner_id limit ${most}`.execute(db.system);
  return rows.map(({ owner_id: ownerId }) => ownerId);
}
