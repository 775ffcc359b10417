import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { FreePlanWelcome } from '#web/features/billing/free-plan-welcome.tsx';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { UsageCard } from '#web/features/billing/usage-card.tsx';
import { limitsQuery } from '#web/entities/quota/api.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export function Component() {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const subscription = useSuspenseQuery(subscriptionQuery);
  const limits = useSuspenseQuery(limitsQuery);
  const error = subscription.error ?? limits.error;
  const retry = (): void => {
    void subscription.refetch();
    void limits.refetch();
  };
  return (
    <Page title={t('title')} width="reading">
      <PageHeader title={t('title')} />
      {search.get('onboarding') === 'true' && subscription.data.plan !== 'premium' && <FreePlanWelcome />}
      {error !== null && <ErrorState title={t('failed')} error={error} onRetry={retry} />}
      <PlanCard subscription={subscription.data} />
      <UsageCard limits={limits.data} />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('billing');
  return <PageFailure title={t('title')} what={t('failed')} width="reading" {...props} />;
}
