import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useEffect } from 'react';
import { type Interview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { SetupComplete } from '#web/features/onboarding/setup-complete.tsx';
import { StepsProgress } from '#web/features/onboarding/steps-progress.tsx';
import { Generating } from '#web/features/plan/generation/generating.tsx';
import { NoPlan } from '#web/features/plan/generation/no-plan.tsx';
import { interviewQuery, isGenerating } from '#web/entities/interview/api.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { paths } from '#web/shared/paths.ts';
import { CardsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';

interface SetupPlanProps {
  readonly interviewId: string;
  /** called when the setup is over */
  readonly onForget: () => void;
}

/** The plan of the first interview: in progress, finished, or the reason it failed. */
export function SetupPlan({ interviewId, onForget }: SetupPlanProps) {
  const { t } = useTranslation(['plan', 'onboarding']);
  const interview = useQuery(interviewQuery(interviewId));
  if (refusalOf(getInterview, interview.error)?.code === 'interviewing.interview_not_found') {
    return <Gone onGone={onForget} />;
  }
  const version = interview.data?.planVersion ?? null;
  if (interview.data !== undefined && !isGenerating(interview.data) && version !== null) {
    return (
      <Page title={t('onboarding:title')} width="reading">
        <StepsProgress current={undefined} closed />
        <SetupComplete interview={interview.data} version={version} onLeave={onForget} />
      </Page>
    );
  }
  return (
    <Page title={t('onboarding:title')}>
      <StepsProgress current="interview" closed />
      {interview.data !== undefined ? (
        <OnTheWay interview={interview.data} />
      ) : interview.isError ? (
        <ErrorState title={t('interviewFailed')} error={interview.error} onRetry={() => void interview.refetch()} />
      ) : (
        <CardsSkeleton cards={3} />
      )}
    </Page>
  );
}

function OnTheWay({ interview }: { readonly interview: Interview }) {
  return isGenerating(interview) ? <Generating interview={interview} /> : <NoPlan interview={interview} />;
}

/** The interview has been deleted, so the setup cannot continue. */
function Gone({ onGone }: { readonly onGone: () => void }) {
  useEffect(onGone, [onGone]);
  return <Navigate to={paths.dashboard()} replace />;
}
