import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import type { Deleted, Eraser } from '#platform/erasure/eraser.ts';
import { type Payments, isMissing } from './payments.ts';
import { findSubscription } from './subscription/subscription-row.ts';

const tables = [
  'billing.interview_unit',
  'billing.quota_window',
  'billing.stripe_call',
  'billing.subscription',
  'billing.account',
] as const;

/** What an account may use and has used: a row of each table, or a row a month. Nothing of it tells of a candidate. */
export function createBillingEraser(deps: { db: Db; payments: Payments | undefined }): Eraser {
  return {
    name: 'billing',
    endOutside: async ({ kind, ownerId }) => {
      if (kind === 'account') await endCustomer(deps, ownerId);
    },
    eraseSome: async (tx, { kind }) => {
      if (kind === 'candidate') return {};
      const deleted: Record<string, number> = {};
      for (const table of tables) {
        const { numAffectedRows = 0n } = await sql`
          delete from ${sql.table(table)} where owner_id = ${tx.ownerId}`.execute(tx);
        deleted[table] = Number(numAffectedRows);
      }
      return deleted satisfies Deleted;
    },
  };
}

/** Takes the customer out of the payment service, which ends every subscription at once: no card is charged after it. */
async function endCustomer({ db, payments }: { db: Db; payments: Payments | undefined }, ownerId: string) {
  const { customerId } = await findSubscription(db, ownerId);
  if (customerId === null || payments === undefined) return;
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    // An earlier try was cut off after it had done its work.
    if (!isMissing(error)) throw error;
  }
}
