import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** What an interview shows of its position: one row at most, to be joined by the position's id. */
export function positionLabel(tenant: TenantBuilder, positionId: string) {
  return tenant
    .selectFrom('hiring.position')
    .select(['title', 'level'])
    .where('owner_id', '=', tenant.ownerId)
    .where('id', '=', sql.ref<string>(positionId))
    .limit(sql.lit(1));
}

/** What an interview shows of its candidate: one row at most, to be joined by the candidate's id; nobody who is being erased. */
export function candidateLabel(tenant: TenantBuilder, candidateId: string) {
  return tenant
    .selectFrom('hiring.candidate')
    .select('name')
    .where('owner_id', '=', tenant.ownerId)
    .where('id', '=', sql.ref<string>(candidateId))
    .where('erasing_at', 'is', null)
    .limit(sql.lit(1));
}
