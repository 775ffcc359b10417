import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/**
 * The candidate that an activity is about; at most one row, to be joined by the candidate's id. Excludes candidates who
 * are being erased.
 */
export function namedCandidate(tenant: TenantBuilder, candidateId: string) {
  return tenant
    .selectFrom('hiring.candidate')
    .select(['id', 'name', 'unreadable'])
    .where('owner_id', '=', tenant.ownerId)
    .where('id', '=', sql.ref<string>(candidateId))
    .where('erasing_at', 'is', null)
    .limit(sql.lit(1));
}
