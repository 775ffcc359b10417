import { sql } from 'kysely';
import type { SystemTx, TenantTx } from './unit-of-work.ts';

/**
 * Deletes stored responses to idempotent calls about a row before their 24 hours are over: they may contain a person's
 * name and address.
 *
 * @returns the number of responses
 */
export async function forgetAnswers(
  tx: (TenantTx | SystemTx) & { readonly ownerId: string },
  id: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from platform.idempotency
    where owner_id = ${tx.ownerId} and answer::text like ${`%${id}%`}`.execute(tx);
  return Number(numAffectedRows);
}
