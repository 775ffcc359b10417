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

/** An account's entitlements and usage: a row per table, or one per month. None of it is about candidates. */
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

/**
 * Deletes the customer at the payment service, which ends all subscriptions immediately, so that no card is charged
 * afterwards.
 */
async function endCustomer({ db, payments }: { db: Db; payments: Payments | undefined }, ownerId: string) {
  const { customerId } = await findSubscription(db, ownerId);
  if (customerId === null || payments === undefined) return;
  try {
    await payments.stripe.customers.del(customerId);
  } catch (error) {
    // An earlier attempt deleted the customer, but was interrupted afterwards.
    if (!isMissing(error)) throw error;
  }
}
