import { sql } from 'kysely';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import type { SubscriptionInput } from '#workflows/contracts/payment-activities.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { instantFormat } from '#platform/instant-format.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { contactOf } from '#modules/auth/index.ts';
import { held, sumOf, trialEnding } from '#modules/billing/mails.ts';

/** When the trial ends according to the row, and whether its owner was reminded of that date. */
export async function readTrial(
  { db }: { db: Db },
  { ownerId, subscriptionId }: SubscriptionInput,
): Promise<{ endsAt: string; reminded: boolean } | null> {
  const row = await db.system
    .selectFrom('billing.subscription')
    .select(['trial_ends_at', 'reminded_of'])
    .where('owner_id', '=', ownerId)
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'trialing')
    .where('tier', '=', 'premium')
    .executeTakeFirst();
  if (row === undefined || row.trial_ends_at === null) return null;
  const reminded = row.reminded_of?.getTime() === row.trial_ends_at.getTime();
  return { endsAt: row.trial_ends_at.toISOString(), reminded };
}

/**
 * Mails the owner when the trial ends and what will be charged, once per end date. Sends nothing if the subscription
 * was cancelled.
 */
export async function remindOfTrialEnd({ db }: { db: Db }, input: SubscriptionInput): Promise<void> {
  await asSystem(db, (tx) => remind(tx, input));
}

async function remind(tx: SystemTx, { ownerId, subscriptionId }: SubscriptionInput): Promise<void> {
  const { rows } = await sql<{ trial_ends_at: Date; cancel_at_period_end: boolean; period: BillingPeriod }>`
    update billing.subscription set reminded_of = trial_ends_at
    where owner_id = ${ownerId} and subscription_id = ${subscriptionId} and status = 'trialing'
      and trial_ends_at > now() and reminded_of is distinct from trial_ends_at
    returning trial_ends_at, cancel_at_period_end, coalesce(next_billing_period, billing_period) as period`.execute(tx);
  const [trial] = rows;
  if (trial === undefined || trial.cancel_at_period_end) return;
  const contact = await contactOf(tx, ownerId);
  if (contact === undefined) return;
  const { email: to, language, timezone } = contact;
  const date = held(instantFormat(language, timezone).format(trial.trial_ends_at));
  const parameters = { date, sum: sumOf(language, trial.period) };
  await queueMail(tx, trialEnding, { ownerId, to, language, parameters, validFor: '2 days' });
}
