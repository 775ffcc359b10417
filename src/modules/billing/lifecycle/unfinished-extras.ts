import { sql } from 'kysely';
import { type ExtrasInput, extrasInvoicing } from '#workflows/contracts/extras-invoicing.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { extrasClosed } from '#modules/billing/events.ts';
import { recordExtras } from './extras-record.ts';

/** Months whose invoicing workflow is gone: restarted, or abandoned if an operator ended the workflow. */
export const unfinishedExtras: UnfinishedWork = {
  name: 'extra interviews',
  list: async (db) => {
    const { rows } = await sql<{ owner_id: string; subscription_id: string; starts_at: Date }>`
      select owner_id, subscription_id, starts_at from billing.quota_window
      where extras_state = 'invoicing' and closed_at < now() - interval '10 minutes'
      order by closed_at limit 1000`.execute(db.system);
    return rows.map(({ owner_id: ownerId, subscription_id: subscriptionId, starts_at: startsAt }) => {
      const windowStart = startsAt.toISOString();
      const input: ExtrasInput = { ownerId, subscriptionId, windowStart };
      const closed = extrasClosed(ownerId, { subscriptionId, windowStart });
      return unfinishedRow(ownerId, extrasInvoicing, input, {
        restart: () => asSystem(db, (tx) => appendEventOf(tx, ownerId, closed)),
        fail: () => recordExtras({ db }, { ...input, state: 'abandoned' }),
      });
    });
  },
};
