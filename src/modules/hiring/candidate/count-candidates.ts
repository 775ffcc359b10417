import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** The number of candidates. */
export function countCandidates(tenant: TenantBuilder) {
  return countOf(tenant, false);
}

/** The number of candidates without an interview. */
export function countCandidatesWaiting(tenant: TenantBuilder) {
  return countCandidates(tenant).where('interviews_count', '=', sql.lit(0));
}

/** The number of files that could not be read and have no person's name yet. */
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
