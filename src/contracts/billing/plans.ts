/** The tiers of an account. The API calls a tier a "plan"; in the code, a plan is always an interview plan. */
export const tiers = ['free', 'premium'] as const;
export type Tier = (typeof tiers)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Premium-only features; a refusal names the one that was requested. */
export const premiumFeatures = [
  'sharing',
  'export_pdf',
  'export_json',
  'regenerate_question',
  'other_language',
  'summary_draft',
] as const;
export type PremiumFeature = (typeof premiumFeatures)[number];

/** In US cents. */
export const prices = {
  currency: 'usd',
  premium: { monthly: 2000, yearly: 18_000 },
  extraInterview: 200,
} as const satisfies { currency: string; premium: Record<BillingPeriod, number>; extraInterview: number };

export const trialDays = 7;
/** Monthly spending cap for extra interviews: the default, and the most that a user may choose. */
export const extrasCap = { defaultCents: 2000, maxCents: 100_000 } as const;

/**
 * The plans on offer, in this order. The landing page, the dialog, the subscription page and the API all read this
 * table; its texts are in `locales/<language>/plans.json` under the same names.
 */
export const plansOffered = [
  { id: 'free', features: ['positions', 'interviews', 'plans', 'descriptions', 'scoring', 'support'] },
  {
    id: 'premium',
    features: ['positions', 'interviews', 'advancedAi', 'export', 'sharing', 'support', 'trial', 'extraInterview'],
  },
] as const satisfies readonly { id: Tier; features: readonly string[] }[];

/** The price of one month in a billing period, in cents. */
export function monthlyCents(tier: Tier, period: BillingPeriod): number {
  if (tier === 'free') return 0;
  return period === 'monthly' ? prices.premium.monthly : prices.premium.yearly / 12;
}
