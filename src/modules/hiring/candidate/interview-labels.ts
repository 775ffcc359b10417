import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** The position fields that an interview shows; at most one row, to be joined by the position's id. */
export function positionLabel(tenant: TenantBuilder, positionId: string) {
  return tenant
    .selectFrom('hiring.position')
    .select(['title', 'level'])
    .where('owner_id', '=', tenant.ownerId)
    .where('id', '=', sql.ref<string>(positionId))
    .limit(sql.lit(1));
}

/**
 * The candidate fields that an interview shows; at most one row, to be joined by the candidate's id. Excludes
 * candidates who are being erased.
 */
export function candidateLabel(tenant: TenantBuilder, candidateId: string) {
  return tenant
    .selectFrom('hiring.candidate')
    .select('name')
    .where('owner_id', '=', tenant.ownerId)
    .where('id', '=', sql.ref<string>(candidateId))
    .where('erasing_at', 'is', null)
    .limit(sql.lit(1));
}
