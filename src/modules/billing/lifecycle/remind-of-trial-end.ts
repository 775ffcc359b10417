import { sql } from 'kysely';
import type { SubscriptionInput } from '#workflows/contracts/payment-activities.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { instantFormat } from '#platform/instant-format.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { contactOf } from '#modules/auth/index.ts';
import { trialEnding } from '#modules/billing/mails.ts';

/** When the trial ends by the row, and whether its owner was reminded of that end. */
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

/** Mails the owner when the trial ends and what happens then, once for each end. Who has cancelled is not reminded. */
export async function remindOfTrialEnd({ db }: { db: Db }, input: SubscriptionInput): Promise<void> {
  await asSystem(db, (tx) => remind(tx, input));
}

async function remind(tx: SystemTx, { ownerId, subscriptionId }: SubscriptionInput): Promise<void> {
  const { rows } = await sql<{ trial_ends_at: Date; cancel_at_period_end: boolean }>`
    update billing.subscription set reminded_of = trial_ends_at
    where owner_id = ${ownerId} and subscription_id = ${subscriptionId} and status = 'trialing'
      and trial_ends_at > now() and reminded_of is distinct from trial_ends_at
    returning trial_ends_at, cancel_at_period_end`.execute(tx);
  const [trial] = rows;
  if (trial === undefined || trial.cancel_at_period_end) return;
  const contact = await contactOf(tx, ownerId);
  if (contact === undefined) return;
  const { email: to, language, timezone } = contact;
  const parameters = { date: held(instantFormat(language, timezone).format(trial.trial_ends_at)) };
  await queueMail(tx, trialEnding, { ownerId, to, language, parameters, validFor: '2 days' });
}

/** A number and the word after it stay on one line: no-break spaces. */
function held(date: string): string {
  return date.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0');
}
