import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Interview } from '#contracts/interviewing.ts';
import { Cancelled } from '#web/features/plan/cancelled.tsx';
import { PlanScreen } from '#web/features/plan/plan-screen.tsx';
import { cachedInterviewQuery } from '#web/features/runner/sync/cached-interview.ts';
import { unsentQuery } from '#web/features/runner/sync/unsent-query.ts';
import { loadTexts } from '#web/shared/i18n.ts';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { useUser } from '#web/shared/session.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export const namespaces: readonly Namespace[] = ['plan', 'cv', 'errors'];

// Whoever prepares an interview does not pay for the screens of running it, nor the other way round.
const Runner = lazy(async () => {
  const [{ Runner: component }] = await Promise.all([
    import('#web/features/runner/screen/runner.tsx'),
    loadTexts(['runner']),
  ]);
  return { default: component };
});

const UnsentNotes = lazy(async () => {
  const [{ UnsentNotes: component }] = await Promise.all([
    import('#web/features/runner/screen/unsent-notes.tsx'),
    loadTexts(['runner']),
  ]);
  return { default: component };
});

const SummaryScreen = lazy(async () => {
  const [{ SummaryScreen: component }] = await Promise.all([
    import('#web/features/summary/summary-screen.tsx'),
    loadTexts(['summary']),
  ]);
  return { default: component };
});

const WrittenAnswers = lazy(async () => {
  const [{ WrittenAnswers: component }] = await Promise.all([
    import('#web/features/summary/results/written-answers.tsx'),
    loadTexts(['summary']),
  ]);
  return { default: component };
});

/** One address for an interview's whole life; what it shows follows the status. */
export function Component() {
  const { t } = useTranslation(['plan', 'common']);
  const { interviewId = '' } = useParams();
  const interview = useQuery(interviewQuery(interviewId));
  // without an answer, a run that this device knows goes on
  const user = useUser();
  const kept = useQuery(cachedInterviewQuery(user.id, interviewId, interview.error));
  const known = interview.data ?? kept.data ?? undefined;
  const unsent = useQuery(unsentQuery(user.id, known));
  if (known !== undefined) {
    return (
      <>
        {known.status !== 'in_progress' && unsent.data !== undefined && unsent.data !== null && (
          <Suspense>
            <UnsentNotes interview={known} work={unsent.data} />
          </Suspense>
        )}
        <ByStatus interview={known} />
      </>
    );
  }
  return (
    <Page title={t('common:shell.interviews')}>
      {interview.isError && (
        <>
          <PageHeader title={t('common:shell.interviews')} />
          <ErrorState title={t('interviewFailed')} error={interview.error} onRetry={() => void interview.refetch()} />
        </>
      )}
      <Pending pending={interview.isPending} skeleton={<CardsSkeleton cards={4} />}>
        {null}
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
      return (
        <Suspense fallback={<Loading interview={interview} />}>
          <Runner interviewId={interview.id} />
        </Suspense>
      );
    case 'completed':
      return (
        <Suspense fallback={<Loading interview={interview} />}>
          <SummaryScreen interviewId={interview.id} />
        </Suspense>
      );
    case 'cancelled':
      return (
        <Cancelled interview={interview}>
          {interview.startedAt !== null && (
            <Suspense>
              <WrittenAnswers interviewId={interview.id} />
            </Suspense>
          )}
        </Cancelled>
      );
  }
}

function Loading({ interview }: { readonly interview: Interview }) {
  return (
    <Page title={interview.candidate.name}>
      <CardsSkeleton cards={4} />
    </Page>
  );
}
