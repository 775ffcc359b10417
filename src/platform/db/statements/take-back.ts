import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';

/**
 * Does work and takes it back: where an answer must not tell one case from another by its time, the case that has less
 * to do does the same in vain.
 */
export async function takeBack(tx: SystemTx, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint in_vain`.execute(tx);
  await work();
  await sql`rollback to savepoint in_vain`.execute(tx);
}
