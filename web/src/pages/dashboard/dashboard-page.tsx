import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import { activityLines } from '#web/features/dashboard/numbers/column-lines.ts';
import styles from '#web/features/dashboard/dashboard.module.css';
import {
  type DashboardInterviews,
  dashboardInterviews,
  todayKinds,
} from '#web/features/dashboard/lists/dashboard-interviews.ts';
import {
  DeskLists,
  NextInterview,
  RunningInterview,
  shownInterviews,
} from '#web/features/dashboard/lists/interview-lists.tsx';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { withUrgent } from '#web/entities/interview/group-interviews.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
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
import { wayBack } from '#web/shared/way-back.ts';
import { dashboardTitle } from './dashboard-title.ts';

const InterviewQuota = lazyPart(
  async () => (await import('#web/features/dashboard/numbers/interview-quota.tsx')).InterviewQuota,
);
const WorkNumbers = lazyPart(
  async () => (await import('#web/features/dashboard/numbers/work-numbers.tsx')).WorkNumbers,
);
const ActivityPart = lazyPart(
  async () => (await import('#web/features/dashboard/lists/recent-activity.tsx')).RecentActivity,
);

const WayBackLine = lazyPart(async () => (await import('#web/features/dashboard/way-back-line.tsx')).WayBackLine);

// Most users are past these steps.
const BeginningSteps = lazy(async () => ({ default: (await import('./beginning-steps.tsx')).BeginningSteps }));

export function Component() {
  const { t } = useTranslation('dashboard');
  const [back] = useState(wayBack);
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
  const given = { positions: positions.data, desk };
  const failed = error !== null && <ErrorState title={t('failed')} error={error} stays={t('stays')} onRetry={retry} />;
  const hasPosition = positions.data.length > 0;
  // an interview implies a position and a candidate
  const isBegun = interviews.data.length > 0;
  const isRunning = desk.running.length > 0;
  return (
    <Page title={t('title')}>
      <Head
        {...given}
        actions={
          hasPosition && (!isPhone || (isBegun && !isRunning)) ? (
            <>
              {/* before the first interview, the steps below have the primary button */}
              {isBegun && <CreateInterview isMain={!isRunning} />}
              {!isPhone && <OtherActions />}
            </>
          ) : undefined
        }
      />
      {back !== undefined && (
        <Suspense>
          <WayBackLine to={back} />
        </Suspense>
      )}
      {failed}
      {!isBegun ? <Beginning {...given} /> : isPhone ? <NarrowDesk {...given} /> : <WideDesk {...given} />}
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('dashboard');
  return <PageFailure title={t('title')} what={t('failed')} stays={t('stays')} {...props} />;
}

interface Given {
  readonly positions: readonly Position[];
  readonly desk: DashboardInterviews;
}

function RecentActivity({ lines }: { readonly lines: number }) {
  return (
    <Suspense fallback={<RowsSkeleton heading rows={Math.floor(lines / 2)} />}>
      <ActivityPart lines={lines} />
    </Suspense>
  );
}

function Numbers() {
  const { data, isPending } = useQuery(countsQuery());
  // Counts that failed to load are omitted; while they load, their space is reserved.
  if (data === undefined && !isPending) return null;
  return (
    <div className={styles.numbers}>
      <Suspense>{data && <WorkNumbers counts={data} />}</Suspense>
    </div>
  );
}

function Head({ positions, desk, actions }: Given & { readonly actions: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data } = useQuery(countsQuery());
  return (
    <PageHeader title={dashboardTitle(format)} actions={actions}>
      {positions.length === 0
        ? t('summary.empty')
        : data && (
            <Counted to={data.interviewsToday > 0 && paths.interviews({ status: 'today' })}>
              {todayKinds(data.interviewsToday, desk.openToday)
                .map(({ kind, count }) => t(`summary.${kind}`, { count }))
                .join(' ')}
            </Counted>
          )}
      {'\u00a0'}
    </PageHeader>
  );
}

/** A number in a sentence, linked to the list it counts. */
function Counted({ to, children }: { readonly to: string | false; readonly children: ReactNode }) {
  return to === false ? (
    children
  ) : (
    <Link className={styles.count ?? ''} to={to}>
      {children}
    </Link>
  );
}

/** The page's primary button, unless an interview is in progress: then the link back to that one is. */
function CreateInterview({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <Button
      component={Link}
      to={paths.scheduleInterview()}
      leftSection={<IconPlus />}
      variant={isMain ? 'filled' : 'default'}
    >
      {t('createInterview')}
    </Button>
  );
}

/** On a phone they are below the interviews that need action. */
function OtherActions() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Button component={Link} to={paths.newPosition()}>
        {t('createPosition')}
      </Button>
      <Button component={Link} to={paths.candidates()}>
        {t('viewCandidates')}
      </Button>
    </>
  );
}

/** The steps that lead to the first interview. */
function Beginning({ positions }: Given) {
  const hasPosition = positions.length > 0;
  return (
    <>
      {hasPosition && <DeskLists waiting={[]} later={[]} isBeginning />}
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
      {hasPosition && <Numbers />}
    </>
  );
}

function WideDesk({ positions, desk }: Given) {
  const { running, waiting } = desk;
  const { next, later } = aheadOf(desk);
  const raised = running.length + (next === undefined ? 0 : 1);
  const lists = [waiting, later].filter((list) => list.length > 0);
  const rows = lists.map((list) => Math.min(list.length, shownInterviews));
  const lines = activityLines({ raised, lists: rows }, dashboardPositions(positions).length);
  // without interviews to list, the activity fills the main column, which would otherwise be empty
  const isQuiet = raised + lists.length === 0;
  const activity = <RecentActivity lines={lines} />;
  return (
    <>
      <Numbers />
      <div className={styles.columns}>
        <div>
          <Raised {...desk} />
          <DeskLists waiting={waiting} next={next} later={later} />
          {isQuiet && activity}
        </div>
        <div>
          <Suspense>
            <InterviewQuota />
          </Suspense>
          <PositionList positions={positions} />
          {!isQuiet && activity}
        </div>
      </div>
    </>
  );
}

/**
 * Interviews that need action or come next, then buttons to create something new; purely informational parts come last.
 */
function NarrowDesk({ positions, desk }: Given) {
  const { next, later } = aheadOf(desk);
  return (
    <>
      <Raised {...desk} />
      <DeskLists waiting={desk.waiting} next={next} later={later} most={fewOnPhone} />
      <div className={styles.actions}>
        {desk.running.length > 0 && <CreateInterview isMain={false} />}
        <OtherActions />
      </div>
      <div className={styles.columns}>
        <PositionList positions={positions} most={fewOnPhone} />
        <RecentActivity lines={fewOnPhone + 1} />
        <Suspense>
          <InterviewQuota />
        </Suspense>
      </div>
      <Numbers />
    </>
  );
}

/** Maximum number of less urgent items on a phone. */
const fewOnPhone = 3;

/** Separates the next interview from the later ones, unless one is in progress. */
function aheadOf({ running, upcoming }: DashboardInterviews) {
  const next = running.length === 0 ? upcoming[0] : undefined;
  return { next, later: next === undefined ? upcoming : upcoming.slice(1) };
}

/** The interviews in progress, or else the next one. */
function Raised(desk: DashboardInterviews) {
  const { next } = aheadOf(desk);
  return (
    <>
      {desk.running.map((interview, index) => (
        <RunningInterview key={interview.id} interview={interview} isMain={index === 0} />
      ))}
      {next !== undefined && <NextInterview interview={next} />}
    </>
  );
}
