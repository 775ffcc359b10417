import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { subscriptionStatuses } from '#contracts/auth/auth.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { instantFormat } from '#platform/instant-format.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import type { Logger } from '#platform/logger.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { contactOf } from '#modules/auth/index.ts';
import {
  cancellationScheduled,
  periodChangeScheduled,
  periodChanged,
  subscriptionChanged,
  trialStarted,
} from '#modules/billing/events.ts';
import { held, paymentFailed, sumOf } from '#modules/billing/mails.ts';
import { endDuplicates } from '#modules/billing/payment/end-duplicates.ts';
import { type Payments, isMissing } from '#modules/billing/payments.ts';
import { foremost, graceDays, graceEnd, tierOf } from './subscription-policy.ts';
import { type SubscriptionRow, findSubscription, readSubscriptionRow } from './subscription-row.ts';
import { claimTrial } from './trial-claims.ts';

export interface SyncDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER'>;
  readonly logger: Logger;
  readonly payments: Payments;
}

/** A subscription as reported by the payment service. */
export interface SeenSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly created: number;
  readonly billingPeriod: BillingPeriod;
  /** what a schedule changes it to at the end of the period */
  readonly nextBillingPeriod: BillingPeriod | null;
  readonly startedAt: Date;
  readonly periodEnd: Date;
  readonly anchor: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly cardFingerprint: string | undefined;
}

/** Serialises work per customer across all processes, so that what was fetched last is written last. */
export function customerLock(ownerId: string): string {
  return `billing.customer:${ownerId}`;
}

/**
 * Fetches a customer's subscriptions from the payment service and stores them. Subscriptions are written only here:
 * webhooks, the return from checkout, user requests and the sweep all call this, so neither their order nor their
 * number matters.
 *
 * @throws whatever Stripe's library throws, LockBusy
 */
export async function syncCustomer(deps: SyncDeps, ownerId: string): Promise<void> {
  await deps.db.exclusively(customerLock(ownerId), () => syncLocked(deps, ownerId));
}

/** Like {@link syncCustomer}, for callers that hold the customer's lock. */
export async function syncLocked(deps: SyncDeps, ownerId: string): Promise<void> {
  const { customerId } = await findSubscription(deps.db, ownerId);
  if (customerId === null) return;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(deps.db.system);
  const fetchedAt = rows[0]?.now ?? new Date();
  const seen = await fetchSubscriptions(deps.payments, customerId);
  if (seen === 'no_customer') {
    await asSystem(deps.db, (tx) => forgetCustomer(tx, ownerId));
    return;
  }
  await endDuplicates(deps, ownerId, seen);
  const counts = foremost(seen);
  const refused = await asSystem(deps.db, (tx) => write(tx, deps, ownerId, counts, fetchedAt));
  if (!refused || counts === undefined) return;
  // Nothing was charged. Fetches and stores what remains.
  await deps.payments.stripe.subscriptions.cancel(counts.id);
  await syncLocked(deps, ownerId);
}

/** All current and past subscriptions of a customer. */
export async function fetchSubscriptions(
  { stripe }: Payments,
  customer: string,
): Promise<SeenSubscription[] | 'no_customer'> {
  try {
    const seen: SeenSubscription[] = [];
    const list = {
      customer,
      status: 'all' as const,
      limit: 100,
      expand: ['data.default_payment_method', 'data.schedule'],
    };
    for await (const subscription of stripe.subscriptions.list(list)) seen.push(await seenOf(stripe, subscription));
    return seen;
  } catch (error) {
    if (isMissing(error)) return 'no_customer';
    throw error;
  }
}

/** @throws Error for a subscription without an item, which we do not sell */
async function seenOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<SeenSubscription> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`${subscription.id} has no item`);
  const card = subscription.default_payment_method;
  return {
    id: subscription.id,
    status: statusOf(subscription),
    created: subscription.created,
    billingPeriod: periodOf(item.price),
    nextBillingPeriod: await nextPeriod(stripe, subscription.schedule, item),
    startedAt: instant(subscription.start_date),
    periodEnd: instant(item.current_period_end),
    // Not Stripe's own anchor, which restarts when the billing period changes and would restart the usage months, too.
    anchor: instant(subscription.trial_end ?? subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEndsAt: subscription.trial_end === null ? null : instant(subscription.trial_end),
    cardFingerprint: (typeof card === 'object' ? card?.card?.fingerprint : undefined) ?? undefined,
  };
}

function periodOf({ recurring }: Stripe.Price): BillingPeriod {
  return recurring?.interval === 'year' ? 'yearly' : 'monthly';
}

/** The billing period that a schedule changes to, if it changes. */
async function nextPeriod(
  stripe: Stripe,
  schedule: Stripe.Subscription['schedule'],
  { price, current_period_end: end }: Stripe.SubscriptionItem,
): Promise<BillingPeriod | null> {
  if (schedule === null || typeof schedule === 'string') return null;
  const [next] = schedule.phases.filter(({ start_date: start }) => start >= end).flatMap(({ items }) => items);
  if (next === undefined) return null;
  const id = typeof next.price === 'string' ? next.price : next.price.id;
  if (id === price.id) return null;
  const period = periodOf(await stripe.prices.retrieve(id));
  return period === periodOf(price) ? null : period;
}

/** @throws Error for a status that this version does not know, because no result is better than a wrong tier */
function statusOf({ id, status }: Stripe.Subscription): SubscriptionStatus {
  const known = subscriptionStatuses.find((each) => each === status);
  if (known === undefined) throw new Error(`${id} has the unknown status ${status}`);
  return known;
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** @returns whether the trial is refused because the card was already used for one */
async function write(
  tx: SystemTx,
  deps: SyncDeps,
  ownerId: string,
  seen: SeenSubscription | undefined,
  fetchedAt: Date,
): Promise<boolean> {
  await lockAccountOf(tx, ownerId);
  const before = await readSubscriptionRow(tx, ownerId);
  if (seen === undefined) {
    await sql`update billing.subscription set fetched_at = ${fetchedAt} where owner_id = ${ownerId}`.execute(tx);
    return false;
  }
  const refused = await isTrialRefused(tx, deps.config, ownerId, seen);
  const pastDueSince = seen.status === 'past_due' ? (before.pastDueSince ?? fetchedAt) : null;
  const tier = refused ? 'free' : tierOf(seen.status, pastDueSince, fetchedAt);
  const after = {
    tier,
    status: seen.status,
    billing_period: seen.billingPeriod,
    next_billing_period: seen.nextBillingPeriod,
    started_at: seen.startedAt,
    renewal_date: seen.periodEnd,
    cancel_at_period_end: seen.cancelAtPeriodEnd,
    trial_ends_at: seen.status === 'trialing' ? seen.trialEndsAt : null,
    past_due_since: pastDueSince,
    anchor: seen.anchor,
    subscription_id: seen.id,
    first_subscription_id: before.firstSubscriptionId ?? (tier === 'premium' ? seen.id : null),
    notice: noticeOf(before, seen, refused),
    fetched_at: fetchedAt,
  };
  await tx.updateTable('billing.subscription').set(after).where('owner_id', '=', ownerId).execute();
  if (pastDueSince !== null && before.pastDueSince === null) {
    await mailOfFailure(tx, ownerId, { period: seen.billingPeriod, until: graceEnd(pastDueSince) });
  }
  await tell(tx, ownerId, before, await readSubscriptionRow(tx, ownerId));
  return refused;
}

/** Sent once per overdue payment, because the grace period also passes for owners who do not visit. */
async function mailOfFailure(
  tx: SystemTx,
  ownerId: string,
  { period, until }: { period: BillingPeriod; until: Date },
): Promise<void> {
  const contact = await contactOf(tx, ownerId);
  if (contact === undefined) return;
  const { email: to, language, timezone } = contact;
  const date = held(instantFormat(language, timezone).format(until));
  const parameters = { date, sum: sumOf(language, period) };
  await queueMail(tx, paymentFailed, { ownerId, to, language, parameters, validFor: `${graceDays} days` });
}

async function isTrialRefused(
  tx: SystemTx,
  config: SyncDeps['config'],
  ownerId: string,
  seen: SeenSubscription,
): Promise<boolean> {
  const contact = seen.status === 'trialing' ? await contactOf(tx, ownerId) : undefined;
  if (contact === undefined) return false;
  const { cardUsedBefore } = await claimTrial(tx, config, {
    subscriptionId: seen.id,
    ownerId,
    email: contact.email,
    cardFingerprint: seen.cardFingerprint,
  });
  return cardUsedBefore;
}

function noticeOf(before: SubscriptionRow, seen: SeenSubscription, refused: boolean): string | null {
  if (refused) return 'trial_card_used';
  if (seen.status === 'past_due') return 'payment_failed';
  // Kept until there is a newer notice.
  return before.notice === 'trial_card_used' && before.subscriptionId === seen.id ? before.notice : null;
}

/** Emits events for what has changed, in the transaction that writes it. */
async function tell(tx: SystemTx, ownerId: string, before: SubscriptionRow, after: SubscriptionRow): Promise<void> {
  const { subscriptionId, trialEndsAt, renewalDate } = after;
  if (subscriptionId === null || JSON.stringify(before) === JSON.stringify(after)) return;
  publishChangeOf(tx, ownerId, { kind: 'subscription', id: ownerId });
  const { tier, status } = after;
  await appendEventOf(tx, ownerId, subscriptionChanged(ownerId, { subscriptionId, tier, status }));
  const isSame = before.subscriptionId === subscriptionId;
  if (trialEndsAt !== null && !(isSame && before.trialEndsAt?.getTime() === trialEndsAt.getTime())) {
    await appendEventOf(tx, ownerId, trialStarted(ownerId, { subscriptionId, trialEndsAt: trialEndsAt.toISOString() }));
  }
  if (isSame && after.billingPeriod !== null && after.billingPeriod !== before.billingPeriod) {
    await appendEventOf(tx, ownerId, periodChanged(ownerId, { subscriptionId, billingPeriod: after.billingPeriod }));
  }
  const next = after.nextBillingPeriod;
  if (next !== null && renewalDate !== null && !(isSame && before.nextBillingPeriod === next)) {
    const scheduled = { subscriptionId, billingPeriod: next, from: renewalDate.toISOString() };
    await appendEventOf(tx, ownerId, periodChangeScheduled(ownerId, scheduled));
  }
  const wasCancelled = isSame && before.cancelAtPeriodEnd && before.renewalDate?.getTime() === renewalDate?.getTime();
  if (after.cancelAtPeriodEnd && tier === 'premium' && renewalDate !== null && !wasCancelled) {
    const periodEnd = renewalDate.toISOString();
    await appendEventOf(tx, ownerId, cancellationScheduled(ownerId, { subscriptionId, periodEnd }));
  }
}

/** Serialises taking units and writing the tier. */
export async function lockAccountOf(tx: SystemTx, ownerId: string): Promise<void> {
  await sql`insert into billing.account (owner_id) values (${ownerId}) on conflict do nothing`.execute(tx);
  await sql`select from billing.account where owner_id = ${ownerId} for update`.execute(tx);
}

/** The payment service does not know the customer (any more), so what was bought there is gone, too. */
async function forgetCustomer(tx: SystemTx, ownerId: string): Promise<void> {
  await lockAccountOf(tx, ownerId);
  const before = await readSubscriptionRow(tx, ownerId);
  const status = before.subscriptionId === null ? 'none' : 'canceled';
  await sql`update billing.subscription
    set tier = 'free', status = ${status}, cancel_at_period_end = false, trial_ends_at = null, past_due_since = null,
      renewal_date = null, next_billing_period = null, customer_id = null, subscription_id = null, notice = null,
      fetched_at = clock_timestamp()
    where owner_id = ${ownerId}`.execute(tx);
  publishChangeOf(tx, ownerId, { kind: 'subscription', id: ownerId });
}
