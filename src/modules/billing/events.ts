import * as z from 'zod';
import { subscriptionStatuses } from '#contracts/auth/auth.ts';
import { billingPeriods, tiers } from '#contracts/billing/plans.ts';
import { defineEvent } from '#platform/outbox/event.ts';

const SubscriptionId = z.string();
const Instant = z.iso.datetime();

/**
 * A webhook arrived for one of our customers, or a trial is overdue: a hint to ask the payment service. Aggregate: the
 * account.
 */
export const paymentReported = defineEvent('billing.payment.reported', z.object({ type: z.string() }));

/** The payment service reports a changed subscription. Aggregate: the account. */
export const subscriptionChanged = defineEvent(
  'billing.subscription.changed',
  z.object({ subscriptionId: SubscriptionId, tier: z.enum(tiers), status: z.enum(subscriptionStatuses) }),
);

/** A trial began, or its end was moved. Aggregate: the account. */
export const trialStarted = defineEvent(
  'billing.trial.started',
  z.object({ subscriptionId: SubscriptionId, trialEndsAt: Instant }),
);

/** A subscription will end with its current period. Aggregate: the account. */
export const cancellationScheduled = defineEvent(
  'billing.cancellation.scheduled',
  z.object({ subscriptionId: SubscriptionId, periodEnd: Instant }),
);

/** The billing period changed from monthly to yearly or vice versa. Aggregate: the account. */
export const periodChanged = defineEvent(
  'billing.period.changed',
  z.object({ subscriptionId: SubscriptionId, billingPeriod: z.enum(billingPeriods) }),
);

/** The billing period will change when the paid period ends. Aggregate: the account. */
export const periodChangeScheduled = defineEvent(
  'billing.period_change.scheduled',
  z.object({ subscriptionId: SubscriptionId, billingPeriod: z.enum(billingPeriods), from: Instant }),
);

/** A month with interviews beyond the limit is over; they have to be invoiced. Aggregate: the account. */
export const extrasClosed = defineEvent(
  'billing.extras.closed',
  z.object({ subscriptionId: SubscriptionId, windowStart: Instant }),
);

/** A month's extra interviews were put on an invoice. Aggregate: the account. */
export const extrasInvoiced = defineEvent(
  'billing.extras.invoiced',
  z.object({ subscriptionId: SubscriptionId, windowStart: Instant, cents: z.int() }),
);
