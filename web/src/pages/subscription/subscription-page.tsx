import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { FreePlanWelcome } from '#web/features/billing/free-plan-welcome.tsx';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { UsageCard } from '#web/features/billing/usage-card.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { limitsQuery } from '#web/entities/quota/api.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export const namespaces: readonly Namespace[] = ['billing'];

export function Component() {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const subscription = useQuery(subscriptionQuery);
  const limits = useQuery(limitsQuery);
  const error = subscription.error ?? limits.error;
  const retry = (): void => {
    void subscription.refetch();
    void limits.refetch();
  };
  return (
    <Page title={t('title')} width="reading">
      <PageHeader title={t('title')} />
      {search.get('onboarding') === 'true' && subscription.data?.plan !== 'premium' && <FreePlanWelcome />}
      {error !== null && <ErrorState title={t('failed')} error={error} onRetry={retry} />}
      <Pending pending={subscription.isPending || limits.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {subscription.data !== undefined && <PlanCard subscription={subscription.data} />}
        {limits.data !== undefined && <UsageCard limits={limits.data} />}
      </Pending>
    </Page>
  );
}
