import { useTranslation } from 'react-i18next';
import { type BillingPeriod, type Tier, plansOffered } from '#contracts/billing/plans.ts';

export interface Offer {
  readonly id: Tier;
  readonly name: string;
  /** "$15 per month" */
  readonly price: string;
  /** "$180 a year, saves $60 a year"; empty for a free plan */
  readonly total: string;
  readonly features: readonly string[];
  /** a clarification of one of the features */
  readonly note?: string;
  readonly tag?: string;
  readonly cta: string;
  /** for users whose trial is used up */
  readonly ctaAfterTrial: string;
}

/** The plans of the pricing table in the current language, for one billing period. */
export function useOffers(period: BillingPeriod): Readonly<Record<Tier, Offer>> {
  const { t } = useTranslation('plans');
  const [free, premium] = plansOffered;
  return {
    free: {
      id: 'free',
      name: t('free.name'),
      price: t(`free.price.${period}`),
      total: '',
      features: free.features.map((feature) => t(`free.features.${feature}`)),
      note: t('free.note'),
      cta: t('free.cta'),
      ctaAfterTrial: t('free.ctaAfterTrial'),
    },
    premium: {
      id: 'premium',
      name: t('premium.name'),
      price: t(`premium.price.${period}`),
      total: t(`premium.total.${period}`),
      features: premium.features.map((feature) => t(`premium.features.${feature}`)),
      note: t('premium.note'),
      tag: t('premium.tag'),
      cta: t('premium.cta'),
      ctaAfterTrial: t('premium.ctaAfterTrial'),
    },
  };
}
