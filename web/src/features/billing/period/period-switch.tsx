import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import { useChangePeriod } from '#web/features/billing/subscription-changes.ts';
import { useFormat } from '#web/shared/language/format.ts';
import type { PeriodOffer } from './period-offer.ts';
import styles from './period-switch.module.css';

interface PeriodSwitchProps {
  readonly offer: PeriodOffer;
  readonly renewalDate: CurrentSubscription['renewalDate'];
}

/**
 * The price and start of the other billing period, and a button to change; the amount due is shown by the payment
 * service.
 */
export function PeriodSwitch({ offer: { to, way }, renewalDate }: PeriodSwitchProps) {
  const { t } = useTranslation(['billing', 'plans']);
  const format = useFormat();
  const { premium } = useOffers(to);
  const change = useChangePeriod();
  const date = renewalDate === null ? '' : format.date(renewalDate);
  return (
    <div className={styles.switch}>
      <p className={styles.text}>
        {way === 'back' ? (
          t(`switch.planned.${to === 'yearly' ? 'monthly' : 'yearly'}`, { date })
        ) : (
          <>
            <b>{to === 'yearly' ? t('switch.yearly', { price: premium.price }) : t('switch.monthly')}</b>
            {to === 'yearly' && `${t('switch.saves')} `}
            {t(`switch.${way}`, { date, sum: t(`sum.${to}`) })}
          </>
        )}
      </p>
      <Button
        variant={to === 'yearly' && way !== 'back' ? 'filled' : 'default'}
        loading={change.isPending || change.isSuccess}
        onClick={() => change.mutate(to)}
      >
        {t(way === 'back' ? `switch.stay.${to}` : `switch.to.${to}`)}
      </Button>
    </div>
  );
}
