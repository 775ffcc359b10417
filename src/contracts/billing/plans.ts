/** What an account may be on. Callers see the word "plan" for it; inside, a plan is an interview plan. */
export const tiers = ['free', 'premium'] as const;
export type Tier = (typeof tiers)[number];

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What premium alone gives; a refusal names one of them. */
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
/** Extra interviews that are agreed to stop at this sum in a month, unless the user chooses another one. */
export const extrasCap = { defaultCents: 2000, maxCents: 100_000 } as const;

/**
 * What is on offer, in this order. Landing page, dialog, subscription page and API print this table; its texts are
 * `locales/<language>/plans.json` under the same names.
 */
export const plansOffered = [
  { id: 'free', features: ['positions', 'interviews', 'plans', 'descriptions', 'scoring', 'support'] },
  {
    id: 'premium',
    features: ['positions', 'interviews', 'advancedAi', 'export', 'sharing', 'support', 'trial', 'extraInterview'],
  },
] as const satisfies readonly { id: Tier; features: readonly string[] }[];

/** A month of a billing period, in cents. */
export function monthlyCents(tier: Tier, period: BillingPeriod): number {
  if (tier === 'free') return 0;
  return period === 'monthly' ? prices.premium.monthly : prices.premium.yearly / 12;
}
