import { sql } from 'kysely';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Retention, putRetention as contract } from '#contracts/hiring/retention.ts';
import type { Actor } from '#platform/actor.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { readRetention } from './read-retention.ts';

/**
 * Sets the months after which candidates are erased; without months, retention is switched off. Requires a verified
 * email address, because owners are mailed before any erasure.
 *
 * @throws AppError auth.email_not_verified
 */
export async function putRetention(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
  { months }: BodyOf<typeof contract>,
): Promise<Retention> {
  if (months !== undefined) requireVerifiedEmail(actor, deps.config);
  return asTenant(deps.db, actor.userId, async (tx) => {
    await (months === undefined ? switchOff(tx) : keepFor(tx, months));
    // The dates of all candidates change.
    publishChange(tx, { kind: 'candidate', id: tx.ownerId });
    return readRetention(tx);
  });
}

async function keepFor(tx: TenantTx, months: number): Promise<void> {
  // Earlier warnings were based on the old period, so they no longer count.
  await sql`insert into hiring.retention (owner_id, months) values (${tx.ownerId}, ${months})
    on conflict (owner_id) do update
      set months = excluded.months, changed_at = now(), warned_until = null, previous_warned_until = null
    where retention.months <> excluded.months`.execute(tx);
}

async function switchOff(tx: TenantTx): Promise<void> {
  await sql`delete from hiring.retention where owner_id = ${tx.ownerId}`.execute(tx);
}
