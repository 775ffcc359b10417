import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';

/**
 * Does work and rolls it back, against timing attacks: if the duration of a response must not reveal which case
 * applied, the case with less to do performs the same work without effect.
 */
export async function takeBack(tx: SystemTx, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint in_vain`.execute(tx);
  await work();
  await sql`rollback to savepoint in_vain`.execute(tx);
}
