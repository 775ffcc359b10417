import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page-skeletons.tsx';
import { isGenerating, planQuery } from './api.ts';
import { Generating } from './generating.tsx';
import { NoPlan } from './no-plan.tsx';
import { PlanView } from './plan-view.tsx';

/** An interview before it runs: no plan yet, a plan being made, or the plan. */
export function PlanScreen({ interview }: { readonly interview: Interview }) {
  if (isGenerating(interview)) return <Generating interview={interview} />;
  if (interview.planVersion === null) return <NoPlan interview={interview} />;
  return <CurrentPlan interview={interview} version={interview.planVersion} />;
}

function CurrentPlan({ interview, version }: { readonly interview: Interview; readonly version: number }) {
  const { t } = useTranslation('plan');
  const plan = useQuery(planQuery(interview.id, version));
  return (
    <>
      {plan.isError && <ErrorState title={t('failed')} error={plan.error} onRetry={() => void plan.refetch()} />}
      <Pending pending={plan.isPending} skeleton={<CardsSkeleton cards={4} />}>
        {plan.data !== undefined && <PlanView interview={interview} plan={plan.data.plan} gate={plan.data.gate} />}
      </Pending>
    </>
  );
}
