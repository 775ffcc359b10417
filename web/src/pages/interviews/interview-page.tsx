import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Interview } from '#contracts/interviewing.ts';
import { interviewQuery } from '#web/features/plan/api.ts';
import { Cancelled } from '#web/features/plan/cancelled.tsx';
import { PlanScreen } from '#web/features/plan/plan-screen.tsx';
import { Runner } from '#web/features/runner/runner.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page.tsx';

export const namespaces: readonly Namespace[] = ['plan', 'runner', 'errors'];

export function Component() {
  const { t } = useTranslation(['plan', 'common']);
  const { interviewId = '' } = useParams();
  const interview = useQuery(interviewQuery(interviewId));
  // it has the whole window and its own main part
  if (interview.data?.status === 'in_progress') return <Runner interviewId={interviewId} />;
  return (
    <Page title={interview.data?.candidate.name ?? t('common:shell.interviews')}>
      {interview.isError && (
        <ErrorState title={t('interviewFailed')} error={interview.error} onRetry={() => void interview.refetch()} />
      )}
      <Pending pending={interview.isPending} skeleton={<CardsSkeleton cards={4} />}>
        {interview.data !== undefined && <ByStatus interview={interview.data} />}
      </Pending>
    </Page>
  );
}

function ByStatus({ interview }: { readonly interview: Interview }) {
  switch (interview.status) {
    case 'draft':
    case 'planned':
      return <PlanScreen interview={interview} />;
    case 'in_progress':
    case 'completed':
      return null;
    case 'cancelled':
      return <Cancelled interview={interview} />;
  }
}
