import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** The candidate of a CV and the position they were first linked to; at most one row, to be joined by the CV's id. */
export function cvOwner(tenant: TenantBuilder, cvId: string) {
  return tenant
    .selectFrom('hiring.cv as cv')
    .select('cv.candidate_id')
    .select(({ selectFrom }) =>
      selectFrom('hiring.candidate_position as l')
        .select('l.position_id')
        .whereRef('l.owner_id', '=', 'cv.owner_id')
        .whereRef('l.candidate_id', '=', 'cv.candidate_id')
        .orderBy('l.created_at')
        .orderBy('l.position_id')
        .limit(sql.lit(1))
        .as('position_id'),
    )
    .where('cv.owner_id', '=', tenant.ownerId)
    .where('cv.id', '=', sql.ref<string>(cvId))
    .limit(sql.lit(1));
}
