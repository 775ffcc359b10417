import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { createPayments, requirePayments } from '#modules/billing/payments.ts';
import { findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { syncCustomer } from '#modules/billing/subscription/sync-customer.ts';

export interface ReconciledCustomers {
  readonly asked: number;
  readonly changed: number;
  /** accounts that could not be fetched; they are logged */
  readonly failed: number;
}

/**
 * Fetches every customer from Stripe, one after another, and stores the result. For use after a restore, or when
 * webhooks were lost for longer than the sweep looks back.
 *
 * @throws AppError billing.not_for_sale
 */
export async function reconcileCustomers(deps: {
  db: Db;
  config: Config;
  logger: Logger;
}): Promise<ReconciledCustomers> {
  const payments = requirePayments(createPayments(deps.config));
  let [asked, changed, failed] = [0, 0, 0];
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ owner_id: string }>`
      select owner_id from billing.subscription where customer_id is not null and owner_id > ${after}
      order by owner_id limit 100`.execute(deps.db.system);
    const last = rows.at(-1);
    if (last === undefined) return { asked, changed, failed };
    for (const { owner_id: ownerId } of rows) {
      asked += 1;
      try {
        const before = await findSubscription(deps.db, ownerId);
        await syncCustomer({ ...deps, payments }, ownerId);
        const now = await findSubscription(deps.db, ownerId);
        if (JSON.stringify(before) !== JSON.stringify(now)) changed += 1;
      } catch (error) {
        failed += 1;
        deps.logger.error({ err: error, ownerId }, 'billing: a customer could not be reconciled');
      }
    }
    after = last.owner_id;
  }
}
