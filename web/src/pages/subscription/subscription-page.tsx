import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { billingPeriods } from '#contracts/billing/plans.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { CheckoutCancelled, CheckoutReturn } from '#web/features/billing/checkout/checkout-return.tsx';
import { ExtrasCard } from '#web/features/billing/usage/extras-card.tsx';
import { IncludedFeatures } from '#web/features/billing/checkout/paid-features.tsx';
import { PaidPlan } from '#web/features/billing/checkout/paid-plan.tsx';
import { PlanCard } from '#web/features/billing/checkout/plan-card.tsx';
import { PeriodReturn } from '#web/features/billing/period/period-return.tsx';
import { TrialRefused } from '#web/features/billing/checkout/trial-refused.tsx';
import { UsageCard } from '#web/features/billing/usage/usage-card.tsx';
import { canBuy } from '#web/entities/offer/can-buy.ts';
import { limitsQuery, statsQuery } from '#web/entities/quota/api.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import billing from '#web/features/billing/billing.module.css';
import styles from '#web/shared/ui/page/two-columns.module.css';

export function Component() {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const subscription = useSuspenseQuery(subscriptionQuery);
  const limits = useSuspenseQuery(limitsQuery);
  const stats = useSuspenseQuery(statsQuery);
  const error = subscription.error ?? limits.error ?? stats.error;
  const retry = (): void => {
    void subscription.refetch();
    void limits.refetch();
    void stats.refetch();
  };
  const onboarding = search.get('onboarding') === 'true';
  const paid = search.get('success') === 'true';
  const cancelled = !paid && search.get('canceled') === 'true';
  const period = paid || cancelled ? undefined : billingPeriods.find((each) => each === search.get('period'));
  const choosing = onboarding && !paid && !cancelled && subscription.data.plan === 'free';
  useEffect(() => {
    if (choosing) askToUpgrade({ kind: 'choose', onboarding: true });
  }, [choosing]);
  const { window } = stats.data;
  const isOnSale = !paid && canBuy(subscription.data.status) && subscription.data.forSale;
  const isConfirming = paid || period !== undefined;
  const plan = <PlanCard subscription={subscription.data} limits={limits.data} confirming={isConfirming} />;
  const hasLimit = limits.data.some(({ resource, limit }) => resource === 'interviews' && limit !== null);
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      {paid && <CheckoutReturn />}
      {period !== undefined && <PeriodReturn period={period} />}
      {cancelled && <CheckoutCancelled onboarding={onboarding} />}
      {error !== null && <ErrorState title={t('failed')} error={error} onRetry={retry} />}
      {subscription.data.notice === 'trial_card_used' && subscription.data.plan === 'free' && <TrialRefused />}
      {subscription.data.plan === 'free' ? (
        <div className={styles.columns}>
          <div>
            {plan}
            {isOnSale && <PaidPlan canStartTrial={subscription.data.canStartTrial} />}
          </div>
          <UsageCard limits={limits.data} window={window} />
        </div>
      ) : (
        <div className={billing.paid}>
          {plan}
          <UsageCard limits={limits.data} window={window}>
            <IncludedFeatures />
          </UsageCard>
          {window !== null && hasLimit && <ExtrasCard used={window.extras} />}
        </div>
      )}
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('billing');
  return <PageFailure title={t('title')} what={t('failed')} {...props} />;
}
