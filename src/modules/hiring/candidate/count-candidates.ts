import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** How many candidates there are. */
export function countCandidates(tenant: TenantBuilder) {
  return tenant
    .selectFrom('hiring.candidate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', tenant.ownerId)
    .where('unreadable', '=', sql.lit(false))
    .where('erasing_at', 'is', null);
}

/** How many of them have no interview. */
export function countCandidatesWaiting(tenant: TenantBuilder) {
  return countCandidates(tenant).where('interviews_count', '=', sql.lit(0));
}
