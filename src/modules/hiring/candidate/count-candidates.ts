import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** How many candidates there are. */
export function countCandidates(tenant: TenantBuilder) {
  return countOf(tenant, false);
}

/** How many of them have no interview. */
export function countCandidatesWaiting(tenant: TenantBuilder) {
  return countCandidates(tenant).where('interviews_count', '=', sql.lit(0));
}

/** How many files could not be read, and have nobody's name yet. */
export function countUnreadableFiles(tenant: TenantBuilder) {
  return countOf(tenant, true);
}

function countOf(tenant: TenantBuilder, unreadable: boolean) {
  return tenant
    .selectFrom('hiring.candidate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', tenant.ownerId)
    .where('unreadable', '=', sql.lit(unreadable))
    .where('erasing_at', 'is', null);
}
