import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isDue } from '#contracts/billing/subscription-status.ts';
import { canBuy } from '#web/entities/offer/can-buy.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import styles from './account.module.css';
import { Fact, Facts } from './facts.tsx';

/** A summary of the subscription; it is managed on its own page. */
export function SubscriptionFacts() {
  const { t } = useTranslation(['profile', 'billing']);
  const format = useFormat();
  const { subscription } = useUser();
  const { plan, status, billingPeriod, nextBillingPeriod, renewalDate, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const isTrial = status === 'trialing' && trialEndsAt !== undefined;
  const runs = !canBuy(status);
  const due = isDue(status);
  const ends = runs && !due && cancelAtPeriodEnd;
  return (
    <>
      <Facts>
        <Fact name={t('subscription.plan')}>{t(`billing:plan.${plan}`)}</Fact>
        <Fact name={t('subscription.status')}>
          {isTrial ? t('billing:trialEnds', { date: format.date(trialEndsAt) }) : t(`billing:status.${status}`)}
        </Fact>
        <Fact name={t('subscription.period')}>
          {!runs || billingPeriod === null ? t('subscription.noPeriod') : t(`billing:period.${billingPeriod}`)}
        </Fact>
        <Fact name={t(`subscription.${ends ? 'endDate' : isTrial ? 'firstPayment' : 'renewal'}`)}>
          {!runs || due || renewalDate === null ? t('subscription.noRenewal') : format.date(renewalDate)}
        </Fact>
        <Fact name={t('subscription.cancel')}>{t(`subscription.${whatComes()}`)}</Fact>
      </Facts>
      <Link className={`link ${styles.more ?? ''}`} to={paths.subscription()}>
        {t('subscription.link')}
      </Link>
    </>
  );

  function whatComes() {
    if (!runs) return 'noRenewal';
    if (due) return plan === 'premium' ? 'endsUnpaid' : 'backWhenPaid';
    if (ends) return 'ends';
    return nextBillingPeriod === null ? 'goesOn' : (`switches.${nextBillingPeriod}` as const);
  }
}
