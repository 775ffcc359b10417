import { sql } from 'kysely';
import { emailDelivery } from '#workflows/contracts/email-delivery.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { deleteRunsOfTenant } from './subject-runs.ts';

/**
 * Deletes the notice of an erasure once it was sent or given up: it contains the last address that is still stored.
 *
 * @returns whether it was deleted; false while the notice is queued
 */
export async function forgetNotice(deps: { db: Db; temporal: Temporal }, erasureId: string): Promise<boolean> {
  const { rows } = await sql`
    select from platform.mail_message where owner_id = ${erasureId} and state = 'queued' limit 1`.execute(
    deps.db.system,
  );
  if (rows.length > 0) return false;
  await deleteRunsOfTenant(deps.temporal, erasureId, emailDelivery.name);
  await asSystem(deps.db, async (tx) => {
    await sql`delete from platform.mail_message where owner_id = ${erasureId}`.execute(tx);
    await sql`delete from platform.event where owner_id = ${erasureId}`.execute(tx);
    await sql`update platform.erasure set closed_at = coalesce(closed_at, now()) where id = ${erasureId}`.execute(tx);
  });
  return true;
}
