import { isLive } from '#contracts/billing/subscription-status.ts';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { userIdOf } from '#modules/auth/index.ts';
import { createPayments, isAway } from '#modules/billing/payments.ts';
import { foremost, tierOf } from '#modules/billing/subscription/subscription-policy.ts';
import { type SubscriptionRow, findSubscription } from '#modules/billing/subscription/subscription-row.ts';
import { type SeenSubscription, fetchSubscriptions } from '#modules/billing/subscription/sync-customer.ts';

/**
 * One customer's state for an operator, as lines of text: our data next to Stripe's, and what would be done. Changes
 * nothing.
 */
export async function explainCustomer(deps: { db: Db; config: Config }, email: string): Promise<readonly string[]> {
  const ownerId = await asSystem(deps.db, (tx) => userIdOf(tx, email));
  if (ownerId === undefined) return ['There is no account with this address.'];
  const row = await findSubscription(deps.db, ownerId);
  const payments = createPayments(deps.config);
  const lines = [`account ${ownerId}, customer ${row.customerId ?? 'none'}`, '', ...ours(row)];
  lines.push(...(await windows(deps.db, ownerId)), '');
  if (payments === undefined) return [...lines, 'Stripe: no key is set, this installation sells nothing.'];
  if (row.customerId === null) return [...lines, 'Stripe: never a customer. Nothing would be done.'];
  try {
    const seen = await fetchSubscriptions(payments, row.customerId);
    if (seen === 'no_customer') {
      return [...lines, 'Stripe: does not know this customer.', 'Would be done: the account becomes free.'];
    }
    return [...lines, ...theirs(seen), '', ...remedy(row, seen)];
  } catch (error) {
    if (!isAway(error)) throw error;
    return [...lines, 'Stripe: does not answer. Nothing would be done; paid access stays for 72 hours.'];
  }
}

function ours(row: SubscriptionRow): string[] {
  return [
    `ours:   ${row.tier}, ${row.status}, ${row.billingPeriod ?? 'no period'}, ${row.subscriptionId ?? 'no subscription'}`,
    `        period ends ${shown(row.renewalDate)}, trial ends ${shown(row.trialEndsAt)}, cancelled: ${yesNo(row.cancelAtPeriodEnd)}`,
    `        payment due since ${shown(row.pastDueSince)}, notice ${row.notice ?? 'none'}`,
    `        next period ${row.nextBillingPeriod ?? 'the same'}`,
    `        extras ${row.extrasAgreed ? `up to ${row.extrasCapCents} cents a month` : 'not agreed to'}`,
  ];
}

async function windows(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{
    starts_at: Date;
    ends_at: Date;
    interviews: number;
    extras: number;
    extras_state: string;
  }>`
    select starts_at, ends_at, interviews, extras, extras_state from billing.quota_window
    where owner_id = ${ownerId} order by starts_at desc limit 3`.execute(db.system);
  return rows.map(
    (window) =>
      `        month ${shown(window.starts_at)} to ${shown(window.ends_at)}: ${window.interviews} interviews, ${window.extras} extra (${window.extras_state})`,
  );
}

function theirs(seen: readonly SeenSubscription[]): string[] {
  if (seen.length === 0) return ['Stripe: no subscription'];
  return seen.map(
    (each) =>
      `Stripe: ${each.id}, ${each.status}, ${each.billingPeriod}, next ${each.nextBillingPeriod ?? 'the same'}, period ends ${shown(each.periodEnd)}, trial ends ${shown(each.trialEndsAt)}, cancelled: ${yesNo(each.cancelAtPeriodEnd)}`,
  );
}

function remedy(row: SubscriptionRow, seen: readonly SeenSubscription[]): string[] {
  const counts = foremost(seen);
  if (counts === undefined) return ['Would be done: nothing.'];
  const tier = tierOf(counts.status, row.pastDueSince, new Date());
  const steps = seen
    .filter(({ id, status }) => id !== counts.id && isLive(status))
    .map(({ id }) => `${id} is a second subscription: it is ended and paid back`);
  if (row.tier !== tier) steps.push(`the account becomes ${tier}, by ${counts.id}, ${counts.status}`);
  else if (
    row.status !== counts.status ||
    row.subscriptionId !== counts.id ||
    row.cancelAtPeriodEnd !== counts.cancelAtPeriodEnd ||
    row.billingPeriod !== counts.billingPeriod ||
    row.nextBillingPeriod !== counts.nextBillingPeriod ||
    row.renewalDate?.getTime() !== counts.periodEnd.getTime()
  ) {
    steps.push(`the row is brought up to ${counts.id}, ${counts.status}; access stays ${tier}`);
  }
  return steps.length === 0
    ? ['Would be done: nothing, both agree.']
    : ['Would be done by billing:reconcile:', ...steps];
}

function shown(date: Date | null): string {
  return date?.toISOString() ?? 'never';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
