import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

export async function countHiring(tx: TenantTx): Promise<{ positions: number; candidates: number; cvs: number }> {
  const { rows } = await sql<{ positions: number; candidates: number; cvs: number }>`select
    (select count(*)::int from hiring.position where owner_id = ${tx.ownerId}) as positions,
    (select count(*)::int from hiring.candidate where owner_id = ${tx.ownerId}) as candidates,
    (select count(*)::int from hiring.cv where owner_id = ${tx.ownerId}) as cvs`.execute(tx);
  return rows[0] ?? { positions: 0, candidates: 0, cvs: 0 };
}
