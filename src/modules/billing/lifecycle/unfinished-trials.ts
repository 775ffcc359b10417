import { sql } from 'kysely';
import { trialExpiry } from '#workflows/contracts/trial-expiry.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { paymentReported, trialStarted } from '#modules/billing/events.ts';
import { remindOfTrialEnd } from './remind-of-trial-end.ts';

/**
 * Trials whose reminder or end is ten minutes overdue. Their workflow is restarted; if an operator ended it, its work
 * is done without it.
 */
export const unfinishedTrials: UnfinishedWork = {
  name: 'trials',
  list: async (db) => {
    const { rows } = await sql<{ owner_id: string; subscription_id: string; ends_at: Date; is_over: boolean }>`
      select owner_id, subscription_id, trial_ends_at as ends_at, trial_ends_at < now() as is_over
      from billing.subscription
      where tier = 'premium' and status = 'trialing' and (trial_ends_at < now() - interval '10 minutes'
        or (trial_ends_at between now() and now() + interval '2 days' - interval '10 minutes'
          and reminded_of is distinct from trial_ends_at))
      order by trial_ends_at, owner_id limit 1000`.execute(db.system);
    return rows.map(({ owner_id: ownerId, subscription_id: subscriptionId, ends_at: endsAt, is_over: isOver }) => {
      const input = { ownerId, subscriptionId };
      const started = trialStarted(ownerId, { subscriptionId, trialEndsAt: endsAt.toISOString() });
      return unfinishedRow(ownerId, trialExpiry, input, {
        restart: () => asSystem(db, (tx) => appendEventOf(tx, ownerId, started)),
        fail: () =>
          isOver
            ? asSystem(db, (tx) => appendEventOf(tx, ownerId, paymentReported(ownerId, { type: 'trial.overdue' })))
            : remindOfTrialEnd({ db }, input),
      });
    });
  },
};
