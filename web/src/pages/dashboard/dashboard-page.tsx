import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconBriefcase, IconPlus, IconUsers } from '@tabler/icons-react';
import { type ReactNode, Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import { activityLines } from '#web/features/dashboard/numbers/column-lines.ts';
import styles from '#web/features/dashboard/dashboard.module.css';
import { type DashboardInterviews, dashboardInterviews } from '#web/features/dashboard/lists/dashboard-interviews.ts';
import {
  InterviewList,
  NeededList,
  NextInterview,
  RunningInterview,
  UpcomingList,
  shownInterviews,
} from '#web/features/dashboard/lists/interview-lists.tsx';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { withUrgent } from '#web/entities/interview/group-interviews.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { WorkNumbers } from '#web/features/dashboard/numbers/work-numbers.tsx';
import { dashboardPositions } from '#web/features/dashboard/lists/dashboard-positions.ts';
import { PositionList } from '#web/features/dashboard/lists/position-list.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { CardsSkeleton, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { dashboardTitle } from './dashboard-title.ts';

const InterviewQuota = lazyPart(
  async () => (await import('#web/features/dashboard/numbers/interview-quota.tsx')).InterviewQuota,
);
const ActivityPart = lazyPart(
  async () => (await import('#web/features/dashboard/lists/recent-activity.tsx')).RecentActivity,
);

// Most who open this page are past them.
const BeginningSteps = lazy(async () => ({ default: (await import('./beginning-steps.tsx')).BeginningSteps }));

export function Component() {
  const { t } = useTranslation('dashboard');
  const positions = useSuspenseQuery(recentPositionsQuery);
  const interviews = useSuspenseQuery(recentInterviewsQuery);
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
  const error = positions.error ?? interviews.error;
  const retry = (): void => {
    void positions.refetch();
    void interviews.refetch();
  };
  const now = useNow();
  const { data: urgent } = useSuspenseQuery(urgentInterviewsQuery);
  const desk = dashboardInterviews(withUrgent(interviews.data, urgent), new Date(now));
  const given = { positions: positions.data, interviews: interviews.data, desk };
  const failed = error !== null && <ErrorState title={t('failed')} error={error} stays={t('stays')} onRetry={retry} />;
  const hasPosition = positions.data.length > 0;
  return (
    <Page title={t('title')}>
      <Head {...given} actions={isPhone || !hasPosition ? undefined : <Actions {...given} />} />
      {failed}
      {interviews.data.length === 0 ? (
        <Beginning {...given} />
      ) : isPhone ? (
        <NarrowDesk {...given} />
      ) : (
        <WideDesk {...given} />
      )}
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('dashboard');
  return <PageFailure title={t('title')} what={t('failed')} stays={t('stays')} {...props} />;
}

interface Given {
  readonly positions: readonly Position[];
  readonly interviews: readonly Interview[];
  readonly desk: DashboardInterviews;
}

function RecentActivity({ lines }: { readonly lines: number }) {
  return (
    <Suspense fallback={<RowsSkeleton heading rows={Math.floor(lines / 2)} />}>
      <ActivityPart lines={lines} />
    </Suspense>
  );
}

function Head({ positions, desk, actions }: Given & { readonly actions: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data } = useQuery(countsQuery());
  const isOver = data !== undefined && data.interviewsToday > 0 && desk.openToday === 0;
  return (
    <PageHeader title={dashboardTitle(format)} actions={actions}>
      {positions.length === 0
        ? t('summary.empty')
        : data && t(isOver ? 'summary.over' : 'summary.today', { count: data.interviewsToday })}{' '}
      {data !== undefined && data.toDecide > 0 && t('summary.toDecide', { count: data.toDecide })}
      {'\u00a0'}
    </PageHeader>
  );
}

/** By weight: the weightiest stands at the end of a line, and on a phone at the head of a column. */
function Actions({ interviews, desk, column = false }: Given & { readonly column?: boolean }) {
  const { t } = useTranslation('dashboard');
  const { running, upcoming } = desk;
  const buttons = [
    <Button key="candidates" component={Link} to={paths.candidates()} variant="subtle" leftSection={<IconUsers />}>
      {t('viewCandidates')}
    </Button>,
    <Button key="position" component={Link} to={paths.newPosition()} leftSection={<IconBriefcase />}>
      {t('createPosition')}
    </Button>,
    // one filled button: before the first interview the steps below have it, then the card of the next or the running one
    interviews.length > 0 && (
      <Button
        key="interview"
        component={Link}
        to={paths.scheduleInterview()}
        variant={running.length + upcoming.length === 0 ? 'filled' : 'default'}
        leftSection={<IconPlus />}
      >
        {t('createInterview')}
      </Button>
    ),
  ];
  return column ? buttons.toReversed() : buttons;
}

/** Before the first interview: the way to it. */
function Beginning({ positions }: Given) {
  const hasPosition = positions.length > 0;
  return (
    <>
      {hasPosition && <WorkNumbers />}
      <div className={styles.first}>
        <Suspense fallback={<CardsSkeleton cards={1} />}>
          <BeginningSteps hasPosition={hasPosition} />
        </Suspense>
      </div>
      {hasPosition && (
        <div className={styles.columns}>
          <PositionList positions={positions} />
          <RecentActivity lines={positions.length * 2} />
        </div>
      )}
    </>
  );
}

function WideDesk({ positions, desk }: Given) {
  const { t } = useTranslation('dashboard');
  const { overdue, running, waiting, decided } = desk;
  const { next, later } = aheadOf(desk);
  const raised = running.length + (next === undefined ? 0 : 1);
  const lists = [[...overdue, ...waiting], later, decided].filter((list) => list.length > 0);
  const rows = lists.map((list) => Math.min(list.length, shownInterviews));
  const lines = activityLines({ raised, lists: rows }, dashboardPositions(positions).length);
  return (
    <>
      <WorkNumbers />
      <div className={styles.columns}>
        <div>
          <Raised {...desk} />
          <NeededList {...desk} />
          <Upcoming {...desk} />
          <InterviewList title={t('decided')} interviews={decided} areOver />
        </div>
        <div>
          <Suspense>
            <InterviewQuota />
          </Suspense>
          <PositionList positions={positions} />
          <RecentActivity lines={lines} />
        </div>
      </div>
    </>
  );
}

/** What is urgent comes before the ways to begin something new. */
function NarrowDesk(given: Given) {
  const { t } = useTranslation('dashboard');
  const { positions, desk } = given;
  return (
    <>
      <Raised {...desk} />
      <NeededList {...desk} />
      <Upcoming {...desk} />
      <div className={styles.actions}>
        <Actions {...given} column />
      </div>
      <WorkNumbers />
      <div className={styles.columns}>
        <InterviewList title={t('decided')} interviews={desk.decided} most={fewOnPhone} areOver />
        <PositionList positions={positions} />
        <RecentActivity lines={fewOnPhone + 1} />
        <Suspense>
          <InterviewQuota />
        </Suspense>
      </div>
    </>
  );
}

/** Of what happened and is over, so many on a phone. */
const fewOnPhone = 3;

/** What comes next stands out, unless one is going on. */
function aheadOf({ running, upcoming }: DashboardInterviews) {
  const next = running.length === 0 ? upcoming[0] : undefined;
  return { next, later: next === undefined ? upcoming : upcoming.slice(1) };
}

/** What goes on, or else what comes next. */
function Raised(desk: DashboardInterviews) {
  const { next } = aheadOf(desk);
  return (
    <>
      {desk.running.map((interview) => (
        <RunningInterview key={interview.id} interview={interview} />
      ))}
      {next !== undefined && <NextInterview interview={next} />}
    </>
  );
}

function Upcoming(desk: DashboardInterviews) {
  const { next, later } = aheadOf(desk);
  return next !== undefined && later.length === 0 ? null : <UpcomingList interviews={later} />;
}
