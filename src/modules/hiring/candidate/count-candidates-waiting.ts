import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** How many candidates have no interview. */
export function countCandidatesWaiting(tenant: TenantBuilder) {
  return tenant
    .selectFrom('hiring.candidate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', tenant.ownerId)
    .where('interviews_count', '=', sql.lit(0))
    .where('unreadable', '=', sql.lit(false))
    .where('erasing_at', 'is', null);
}
