import * as z from 'zod';
import { subscriptionStatuses } from '#contracts/auth.ts';
import { tiers } from '#contracts/plans.ts';
import { defineEvent } from '#platform/outbox/event.ts';

const SubscriptionId = z.string();
const Instant = z.iso.datetime();

/** A webhook came for a customer of ours: a hint to ask the payment service. Aggregate: the account. */
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
