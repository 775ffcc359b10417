import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

export async function countInterviews(tx: TenantTx): Promise<{ interviews: number }> {
  const { rows } = await sql<{ interviews: number }>`
    select count(*)::int as interviews from interviewing.interview where owner_id = ${tx.ownerId}`.execute(tx);
  return { interviews: rows[0]?.interviews ?? 0 };
}
