import { sql } from 'kysely';
import type { SystemTx, TenantTx } from './unit-of-work.ts';

/**
 * Deletes what was answered about a row to calls with an idempotency key, until their 24 hours are over: name and
 * address of somebody may be in it.
 *
 * @returns how many answers
 */
export async function forgetAnswers(
  tx: (TenantTx | SystemTx) & { readonly ownerId: string },
  id: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from platform.idempotency
    where owner_id = ${tx.ownerId} and answer::text like ${`%${id}%`}`.execute(tx);
  return Number(numAffectedRows);
}
