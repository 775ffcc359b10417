import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { fairUsePerDay } from '#modules/billing/entitlements.ts';

/** When an account that has reached the fair-use limit of 24 hours may create another interview; undefined: now. */
export async function fairUseAgainAt(tx: TenantTx): Promise<Date | undefined> {
  const { rows } = await sql<{ again: Date }>`
    select taken_at + interval '24 hours' as again from billing.interview_unit
    where owner_id = ${tx.ownerId} and taken_at > now() - interval '24 hours'
    order by taken_at desc offset ${fairUsePerDay - 1} limit 1`.execute(tx);
  return rows[0]?.again;
}
