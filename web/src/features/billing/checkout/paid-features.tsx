import { useTranslation } from 'react-i18next';
import { plansOffered } from '#contracts/interviewing/plans.ts';
import { OfferFeatures } from '#web/entities/offer/offer-features.tsx';
import styles from '#web/features/billing/billing.module.css';

const [, premium] = plansOffered;

/** What the paid plan includes. The trial is said beside it with its terms, or is over. */
export function PaidFeatures() {
  const { t } = useTranslation('plans');
  const included = premium.features.filter((feature) => feature !== 'trial');
  return (
    <div className={styles.features}>
      <OfferFeatures features={included.map((feature) => t(`premium.features.${feature}`))} />
    </div>
  );
}

/** The same for who has the plan, as a part of the page. */
export function IncludedFeatures() {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.included} aria-labelledby="included">
      <h2 id="included">{t('included')}</h2>
      <PaidFeatures />
    </section>
  );
}
