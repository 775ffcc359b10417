import * as z from 'zod';
import type { PlanOffer } from '#contracts/billing/billing.ts';
import type { Language } from '#contracts/common.ts';
import { billingPeriods, monthlyCents, plansOffered, prices } from '#contracts/billing/plans.ts';
import { readLocale } from '#platform/read-locale.ts';

const PeriodTexts = z.object({ monthly: z.string(), yearly: z.string() });
const OfferTexts = z.object({
  name: z.string(),
  cta: z.string(),
  ctaAfterTrial: z.string(),
  tag: z.string().optional(),
  badge: z.string().optional(),
  price: PeriodTexts,
  total: PeriodTexts,
  features: z.record(z.string(), z.string()),
});
const texts = readLocale('plans', z.object({ free: OfferTexts, premium: OfferTexts }));

/** The comparison of plans on offer, in one language. */
export function planOffers(language: Language): PlanOffer[] {
  return plansOffered.map(({ id, features }) => {
    const { name, cta, ctaAfterTrial, tag, badge, ...own } = texts[language][id];
    return {
      id,
      name,
      currency: prices.currency,
      prices: billingPeriods.map((period) => ({
        period,
        monthlyCents: monthlyCents(id, period),
        totalCents: id === 'free' ? 0 : prices.premium[period],
        text: own.price[period],
        totalText: own.total[period],
        ...(badge === undefined || period !== 'yearly' ? {} : { badge }),
      })),
      features: features.map((feature) => own.features[feature] ?? feature),
      cta,
      ctaAfterTrial,
      ...(tag === undefined ? {} : { tag }),
    };
  });
}
