import { sql } from 'kysely';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';

/** The number of active positions. */
export function countOpenPositions(tenant: TenantBuilder) {
  return tenant
    .selectFrom('hiring.position')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', tenant.ownerId)
    .where('status', '=', sql.lit('active'));
}
