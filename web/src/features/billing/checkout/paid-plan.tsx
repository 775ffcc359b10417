import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OfferPrice } from '#web/entities/offer/offer-price.tsx';
import { PeriodChoice } from '#web/entities/offer/period-choice.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import styles from '#web/features/billing/billing.module.css';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { noteFrom, storedPeriod } from './checkout-note.ts';
import { PaidFeatures } from './paid-features.tsx';
import { useCheckout } from './use-checkout.ts';

/** The paid plan: choice of period, and what is charged when, all stated before the click that starts it. */
export function PaidPlan({ canStartTrial }: { readonly canStartTrial: boolean }) {
  const { t } = useTranslation('billing');
  const [period, setPeriod] = useState(storedPeriod);
  const { premium } = useOffers(period);
  const place = useLocation();
  const checkout = useCheckout();
  const terms = canStartTrial ? 'offer.trial' : 'offer.noTrial';
  return (
    <section className={styles.card} aria-labelledby="offer">
      <div className={styles.offerHead}>
        <h2 className={styles.plan} id="offer">
          {premium.name}
        </h2>
        <PeriodChoice value={period} onChange={setPeriod} />
      </div>
      <OfferPrice offer={premium} />
      <p className={styles.terms}>{t(terms, { sum: t(`sum.${period}`) })}</p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          loading={checkout.busy}
          onClick={() => checkout.begin({ period, note: noteFrom(place, false) })}
        >
          {t(canStartTrial ? 'action.tryFree' : 'action.upgrade')}
        </Button>
        <Button
          variant="subtle"
          disabled={checkout.busy}
          onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}
        >
          {t('paywall.compare')}
        </Button>
      </div>
      <PaidFeatures />
    </section>
  );
}
