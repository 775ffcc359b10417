import * as z from 'zod/mini';
import { Subscription } from '#contracts/auth/auth.ts';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { billingPeriods, extrasCap, tiers } from './plans.ts';

export const LimitedResource = z.enum(['positions', 'interviews']);
export type LimitedResource = z.infer<typeof LimitedResource>;

export const LimitStatus = z.object({
  resource: LimitedResource,
  canCreate: z.boolean(),
  used: z.number(),
  /** null: unlimited (in this window) */
  limit: z.nullable(z.number()),
  resetsAt: z.nullable(Instant),
  /**
   * paid interviews beyond the limit in this window, if the user agreed to pay for them; `left`: how many until the
   * monthly cap
   */
  extras: z.optional(z.object({ used: z.number(), left: z.number(), priceCents: z.number() })),
});
export type LimitStatus = z.infer<typeof LimitStatus>;

export const Extras = z.object({ agreed: z.boolean(), monthlyCapCents: z.number() });
export type Extras = z.infer<typeof Extras>;

/** Something that the owner of the subscription should know about. */
export const subscriptionNotices = ['trial_card_used', 'payment_failed'] as const;

export const CurrentSubscription = z.object({
  ...Subscription.shape,
  canStartTrial: z.boolean(),
  extras: Extras,
  /** whether this installation sells anything: it has a Stripe key, or the stand-in for Stripe is running */
  forSale: z.boolean(),
  notice: z.nullable(z.enum(subscriptionNotices)),
  /** while a payment is due: when premium ends */
  graceEndsAt: z.optional(Instant),
  /** more active positions than the plan allows: all but one are read-only */
  overLimit: z.boolean(),
  /**
   * the position that the owner chose to keep editable over the limit; null: none chosen, so the newest stays editable
   */
  keptPositionId: z.nullable(Id),
});
export type CurrentSubscription = z.infer<typeof CurrentSubscription>;

export const PlanOffer = z.object({
  id: z.enum(tiers),
  name: z.string(),
  currency: z.literal('usd'),
  /** `monthlyCents`: the cost per month; `totalCents`: the amount of each charge */
  prices: z.array(
    z.object({
      period: z.enum(billingPeriods),
      monthlyCents: z.number(),
      totalCents: z.number(),
      text: z.string(),
      totalText: z.string(),
      badge: z.optional(z.string()),
    }),
  ),
  features: z.array(z.string()),
  cta: z.string(),
  /** for customers who can no longer start a trial */
  ctaAfterTrial: z.string(),
  tag: z.optional(z.string()),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

const Cents = z.number().check(z.int(), z.minimum(0), z.maximum(extrasCap.maxCents));
const Counted = z.object({ count: z.number(), cents: z.number() });
/** A URL of this site to return to: /subscription with any query. */
const ReturnAddress = z.string().check(z.maxLength(2000));

export const currentSubscription = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/current',
  summary: 'The plan in force',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: CurrentSubscription,
  errors: [],
});

export const subscriptionStats = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/stats',
  summary: 'What was made: in the current window (null without one) and in all',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({
    window: z.nullable(
      z.object({
        startsAt: Instant,
        endsAt: Instant,
        positions: z.number(),
        interviews: z.number(),
        extras: Counted,
      }),
    ),
    total: z.object({ positions: z.number(), interviews: z.number(), extras: Counted }),
  }),
  errors: [],
});

export const subscriptionPlans = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/plans',
  summary: 'What is on offer, in the language of Accept-Language',
  auth: 'none',
  status: 200,
  answer: 'json',
  success: z.array(PlanOffer),
  errors: [],
});

export const checkLimit = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/check-limit/:resource',
  summary: 'Whether one more can be created; advice for the screen, the insert decides',
  auth: 'user',
  params: z.object({ resource: LimitedResource }),
  status: 200,
  answer: 'json',
  success: z.object({
    canCreate: z.boolean(),
    used: z.number(),
    limit: z.nullable(z.number()),
    reason: z.optional(z.string()),
  }),
  errors: [],
});

export const limitsStatus = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/limits-status',
  summary: 'Use and limit of each resource',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.array(LimitStatus),
  errors: [],
});

const Leave = z.object({ url: z.string() });

export const startCheckout = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/checkout',
  summary: 'Begin to buy a plan: the browser goes to the address answered',
  auth: 'user',
  body: z.strictObject({
    planId: z.literal('premium'),
    billingPeriod: z.enum(billingPeriods),
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
  }),
  status: 200,
  answer: 'json',
  success: Leave,
  errors: [
    'auth.email_not_verified',
    'billing.return_address',
    'billing.not_for_sale',
    'billing.already_subscribed',
    'billing.checkout_failed',
  ],
});

export const openPortal = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/portal',
  summary: 'Cards, invoices and cancelling at the payment service: the browser goes to the address answered',
  auth: 'user',
  body: z.strictObject({ returnUrl: ReturnAddress }),
  status: 200,
  answer: 'json',
  success: Leave,
  errors: ['billing.return_address', 'billing.not_for_sale', 'billing.no_subscription', 'billing.payment_service_away'],
});

export const changePeriod = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/period',
  summary:
    'Pay by the month or by the year from now on: the browser goes to the address answered, where it is confirmed',
  auth: 'user',
  body: z.strictObject({
    billingPeriod: z.enum(billingPeriods),
    /** where to go after confirmation, or if nothing needs confirming */
    successUrl: ReturnAddress,
    cancelUrl: ReturnAddress,
  }),
  status: 200,
  answer: 'json',
  success: Leave,
  errors: [
    'billing.return_address',
    'billing.not_for_sale',
    'billing.no_subscription',
    'billing.payment_due',
    'billing.will_end',
    'billing.payment_service_away',
  ],
});

const ownSubscription = {
  auth: 'user',
  status: 200,
  answer: 'json',
  success: CurrentSubscription,
} as const;

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/cancel',
  summary: 'End the subscription with its period; premium stays until then. At once where a payment is due',
  ...ownSubscription,
  errors: ['billing.not_for_sale', 'billing.no_subscription', 'billing.payment_service_away'],
});

export const resumeSubscription = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/resume',
  summary: 'Take a cancellation back before the period ends',
  ...ownSubscription,
  errors: ['billing.not_for_sale', 'billing.no_subscription', 'billing.payment_service_away'],
});

export const syncSubscription = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/sync',
  summary: 'Ask the payment service again',
  ...ownSubscription,
  errors: ['billing.payment_service_away'],
});

export const agreeToExtras = defineEndpoint({
  method: 'POST',
  path: '/subscriptions/extras',
  summary: 'Agree to pay for interviews beyond the limit, up to a monthly cap, or take that back',
  ...ownSubscription,
  body: z.strictObject({ agreed: z.boolean(), monthlyCapCents: z.optional(Cents) }),
  errors: ['billing.no_subscription'],
});

export const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/webhooks/stripe',
  summary: 'What Stripe reports, signed in the header stripe-signature; looked into after the answer',
  auth: 'none',
  rawBody: true,
  status: 200,
  answer: 'json',
  success: z.object({ received: z.literal(true) }),
  errors: ['billing.webhook_refused', 'billing.not_for_sale'],
});
