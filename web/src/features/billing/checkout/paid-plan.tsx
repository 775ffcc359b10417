import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OfferFeatures } from '#web/entities/offer/offer-features.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import styles from '#web/features/billing/billing.module.css';
import { askToUpgrade } from '#web/shared/upgrade.ts';

/** What the paid plan costs, how it begins and what it brings, before it is asked for. */
export function PaidPlan({ canStartTrial }: { readonly canStartTrial: boolean }) {
  const { t } = useTranslation(['billing', 'plans']);
  const { premium } = useOffers('monthly');
  const yearly = useOffers('yearly').premium;
  // Said above with its terms, or had already.
  const features = premium.features.filter((feature) => feature !== t('plans:premium.features.trial'));
  return (
    <section className={styles.card} aria-labelledby="offer">
      <h2 className={styles.plan} id="offer">
        {premium.name}
      </h2>
      <div className={styles.facts}>
        <p>{t('offer.price', { monthly: premium.price, yearly: yearly.price, total: yearly.total })}</p>
        <p className="muted">{t(canStartTrial ? 'offer.trial' : 'offer.noTrial')}</p>
      </div>
      <div className={styles.features}>
        <OfferFeatures features={features} />
      </div>
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
          {t(canStartTrial ? 'action.tryFree' : 'action.upgrade')}
        </Button>
      </div>
    </section>
  );
}
