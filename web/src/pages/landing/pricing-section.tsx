import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { OfferCard } from '#web/entities/offer/offer-card.tsx';
import { PeriodChoice } from '#web/entities/offer/period-choice.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import { LinkButton } from '#web/features/public/link-button.tsx';
import { useReturningUser } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import shared from './landing.module.css';
import styles from './pricing-section.module.css';

/** The pricing table; for visitors without an account, each plan's button leads to registration. */
export function PricingSection() {
  const { t } = useTranslation('landing');
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const { free, premium } = useOffers(period);
  const sold = useSold();
  const begin = useReturningUser() ? paths.subscription() : paths.register();
  return (
    <section id="pricing" className={shared.section}>
      <div className={shared.width}>
        <div className={classes(shared.head, styles.head)}>
          <h2>{t('pricing.title')}</h2>
          <PeriodChoice value={period} onChange={setPeriod} />
        </div>
        <div className={styles.plans}>
          <OfferCard offer={free} note={t('pricing.freeNote')}>
            <LinkButton href={begin} size="lg">
              {free.cta}
            </LinkButton>
          </OfferCard>
          <OfferCard offer={premium}>
            {sold ? (
              <LinkButton href={begin} kind="filled" size="lg">
                {premium.cta}
              </LinkButton>
            ) : (
              <p className={styles.notSold}>{t('pricing.notForSale')}</p>
            )}
          </OfferCard>
        </div>
      </div>
    </section>
  );
}

/**
 * Whether this installation sells plans. True until the configuration says otherwise, because the page is prerendered
 * for all installations.
 */
function useSold(): boolean {
  const [sold, setSold] = useState(true);
  useEffect(() => {
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetch('/config.json', { signal: gone.signal });
      const config: unknown = await answer.json();
      if (answer.ok && typeof config === 'object' && config !== null) setSold('payments' in config);
    };
    ask().catch(() => undefined);
    return () => gone.abort();
  }, []);
  return sold;
}
