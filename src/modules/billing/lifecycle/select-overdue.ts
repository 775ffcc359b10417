import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

/** In one run of the sweep. */
const most = 200;

/**
 * Accounts whose trial, period or grace has been over for a quarter of an hour and that still have the paid plan:
 * nobody else has seen to them. Longest overdue first.
 */
export async function selectOverdue({ db }: { db: Db }): Promise<readonly string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from billing.subscription
    where tier = 'premium' and least(
        coalesce(trial_ends_at, renewal_date), past_due_since + interval '7 days') < now() - interval '15 minutes'
    order by renewal_date, owner_id limit ${most}`.execute(db.system);
  return rows.map(({ owner_id: ownerId }) => ownerId);
}
