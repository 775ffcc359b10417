import * as z from 'zod';
import { subscriptionStatuses } from '#contracts/auth/auth.ts';
import { billingPeriods, tiers } from '#contracts/billing/plans.ts';
import { defineEvent } from '#platform/outbox/event.ts';

const SubscriptionId = z.string();
const Instant = z.iso.datetime();

/** A webhook came for a customer of ours, or its trial is overdue: a hint to ask the payment service. Aggregate: the account. */
export const paymentReported = defineEvent('billing.payment.reported', z.object({ type: z.string() }));

/** What the payment service says of a subscription differs from before. Aggregate: the account. */
export const subscriptionChanged = defineEvent(
  'billing.subscription.changed',
  z.object({ subscriptionId: SubscriptionId, tier: z.enum(tiers), status: z.enum(subscriptionStatuses) }),
);

/** A trial began, or its end was moved. Aggregate: the account. */
export const trialStarted = defineEvent(
  'billing.trial.started',
  z.object({ subscriptionId: SubscriptionId, trialEndsAt: Instant }),
);

/** A subscription is to end with its period. Aggregate: the account. */
export const cancellationScheduled = defineEvent(
  'billing.cancellation.scheduled',
  z.object({ subscriptionId: SubscriptionId, periodEnd: Instant }),
);

/** It is paid for by the month instead of by the year from now on, or the other way round. Aggregate: the account. */
export const periodChanged = defineEvent(
  'billing.period.changed',
  z.object({ subscriptionId: SubscriptionId, billingPeriod: z.enum(billingPeriods) }),
);

/** The billing period is to change with the end of what is paid for. Aggregate: the account. */
export const periodChangeScheduled = defineEvent(
  'billing.period_change.scheduled',
  z.object({ subscriptionId: SubscriptionId, billingPeriod: z.enum(billingPeriods), from: Instant }),
);

/** A month is over in which interviews beyond the limit were taken: they are to be paid for. Aggregate: the account. */
export const extrasClosed = defineEvent(
  'billing.extras.closed',
  z.object({ subscriptionId: SubscriptionId, windowStart: Instant }),
);

/** A month's extra interviews are on an invoice. Aggregate: the account. */
export const extrasInvoiced = defineEvent(
  'billing.extras.invoiced',
  z.object({ subscriptionId: SubscriptionId, windowStart: Instant, cents: z.int() }),
);
