import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { type Interview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { useOtherNameInPlan } from '#web/features/candidates/name/use-other-name-in-plan.tsx';
import { Cancelled } from '#web/features/plan/cancelled.tsx';
import { PlanScreen } from '#web/features/plan/plan-screen.tsx';
import { RunSkeleton } from '#web/features/runner/screen/frame/run-skeleton.tsx';
import { cachedInterviewQuery } from '#web/features/runner/sync/cached-interview.ts';
import { unsentQuery } from '#web/features/runner/sync/unsent-query.ts';
import { SummarySkeleton } from '#web/features/summary/summary-skeleton.tsx';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { InterviewSkeleton } from '#web/pages/page-skeletons.tsx';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useUser } from '#web/shared/api/session.ts';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { FullScreen } from '#web/shared/ui/page/top-bar.tsx';

// Separate chunks: users who prepare an interview do not load the runner, and vice versa.
const Runner = lazyWithTexts(async () => (await import('#web/features/runner/screen/runner.tsx')).Runner, ['runner']);
const UnsentNotes = lazyWithTexts(
  async () => (await import('#web/features/runner/screen/frame/unsent-notes.tsx')).UnsentNotes,
  ['runner'],
);
const SummaryScreen = lazyWithTexts(
  async () => (await import('#web/features/summary/summary-screen.tsx')).SummaryScreen,
  ['summary'],
);
const WrittenAnswers = lazyWithTexts(
  async () => (await import('#web/features/summary/results/written-answers.tsx')).WrittenAnswers,
  ['summary'],
);

/** One URL for the whole life of an interview; the screen depends on its status. */
export function Component() {
  const { interviewId = '' } = useParams();
  // Not a suspense query: if the server does not answer, an interview run stored on this device continues.
  const interview = useQuery(interviewQuery(interviewId));
  const user = useUser();
  const kept = useQuery(cachedInterviewQuery(user.id, interviewId, interview.error));
  const known = interview.data ?? kept.data ?? undefined;
  const unsent = useQuery(unsentQuery(user.id, known));
  // Deleted with its candidate while the page was open: shows nothing of it any more.
  if (isGone(interview.error)) throw interview.error;
  if (known === undefined) {
    // shown by the route's error boundary
    if (interview.isError && !kept.isFetching) throw interview.error;
    return <InterviewSkeleton />;
  }
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

export function Failure(props: FailureProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { interviewId = '' } = useParams();
  const userId = useUser().id;
  const gone = isGone(props.error);
  useEffect(() => {
    if (!gone) return;
    void import('#web/features/runner/sync/run-device.ts')
      .then(({ discardRun }) => discardRun(userId, interviewId))
      .catch(() => undefined);
  }, [gone, userId, interviewId]);
  if (gone) return <Gone />;
  return <PageFailure title={t('common:shell.interviews')} what={t('interviewFailed')} {...props} />;
}

function Gone() {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <Page title={t('common:shell.interviews')}>
      <PageHeader title={t('common:shell.interviews')} />
      <EmptyState
        drawing="chair"
        title={t('gone.title')}
        action={
          <Button component={Link} to={paths.interviews()}>
            {t('gone.all')}
          </Button>
        }
      >
        {t('gone.text')}
      </EmptyState>
    </Page>
  );
}

function isGone(error: unknown): boolean {
  return refusalOf(getInterview, error)?.code === 'interviewing.interview_not_found';
}

function BeforeItRuns({ interview }: { readonly interview: Interview }) {
  return <PlanScreen interview={interview} {...useOtherNameInPlan(interview)} />;
}

function ByStatus({ interview }: { readonly interview: Interview }) {
  const [search] = useSearchParams();
  switch (interview.status) {
    case 'draft':
    case 'planned':
      return <BeforeItRuns interview={interview} />;
    case 'in_progress':
      // looked up during the interview, which continues in the meantime
      if (search.get('view') === 'plan') return <PlanScreen interview={interview} />;
      return (
        <Suspense
          fallback={
            <FullScreen>
              <RunSkeleton />
            </FullScreen>
          }
        >
          <Runner interviewId={interview.id} />
        </Suspense>
      );
    case 'completed':
      return (
        <Suspense fallback={<SummarySkeleton />}>
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
