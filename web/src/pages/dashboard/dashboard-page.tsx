import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconBriefcase, IconPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/positions.ts';
import type { Interview } from '#contracts/interviewing.ts';
import { recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import styles from '#web/features/dashboard/dashboard.module.css';
import { FirstSteps } from '#web/features/dashboard/first-steps.tsx';
import { dashboardInterviews } from '#web/features/dashboard/dashboard-interviews.ts';
import {
  DecidedList,
  NextInterview,
  RunningInterview,
  UpcomingList,
  WaitingList,
} from '#web/features/dashboard/interview-lists.tsx';
import { RecentActivity } from '#web/features/dashboard/recent-activity.tsx';
import { WorkNumbers } from '#web/features/dashboard/work-numbers.tsx';
import { PositionList } from '#web/features/dashboard/position-list.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { dashboardTitle } from './dashboard-title.ts';

export function Component() {
  const { t } = useTranslation('dashboard');
  const positions = useSuspenseQuery(recentPositionsQuery);
  const interviews = useSuspenseQuery(recentInterviewsQuery);
  const error = positions.error ?? interviews.error;
  const retry = (): void => {
    void positions.refetch();
    void interviews.refetch();
  };
  return (
    <Page title={t('title')}>
      <Head positions={positions.data} interviews={interviews.data} />
      {error !== null && <ErrorState title={t('failed')} error={error} stays={t('stays')} onRetry={retry} />}
      {positions.data.length > 0 && <WorkNumbers />}
      <Lists positions={positions.data} interviews={interviews.data} />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('dashboard');
  return <PageFailure title={t('title')} what={t('failed')} stays={t('stays')} {...props} />;
}

interface ListsProps {
  readonly positions: readonly Position[];
  readonly interviews: readonly Interview[];
}

function Head({ positions, interviews }: ListsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const active = positions.filter(({ status }) => status === 'active').length;
  const { running, upcoming, waiting } = dashboardInterviews(interviews);
  const actions = positions.length > 0 && (
    <>
      <Button component={Link} to={paths.candidates()} variant="subtle" leftSection={<IconUsers />}>
        {t('viewCandidates')}
      </Button>
      <Button component={Link} to={paths.newPosition()} leftSection={<IconBriefcase />}>
        {t('createPosition')}
      </Button>
      {/* one filled button: before the first interview the steps below have it, then the card of the next or the running one */}
      {interviews.length > 0 && (
        <Button
          component={Link}
          to={paths.scheduleInterview()}
          variant={running.length + upcoming.length === 0 ? 'filled' : 'default'}
          leftSection={<IconPlus />}
        >
          {t('createInterview')}
        </Button>
      )}
    </>
  );
  return (
    <PageHeader title={dashboardTitle(format)} actions={actions}>
      {active === 0 && waiting.length === 0 && t('summary.empty')}
      {active > 0 && t('summary.positions', { count: active })}{' '}
      {waiting.length > 0 && t('summary.waiting', { count: waiting.length })}
    </PageHeader>
  );
}

function Lists({ positions, interviews }: ListsProps) {
  if (interviews.length === 0) {
    return (
      <>
        <div className={styles.first}>
          <FirstSteps hasPosition={positions.length > 0} />
        </div>
        {positions.length > 0 && (
          <div className={styles.columns}>
            <PositionList positions={positions} />
            <RecentActivity />
          </div>
        )}
      </>
    );
  }
  const { running, upcoming, waiting, decided } = dashboardInterviews(interviews);
  const next = running.length === 0 ? upcoming[0] : undefined;
  const later = next === undefined ? upcoming : upcoming.slice(1);
  return (
    <div className={styles.columns}>
      <div>
        {running.map((interview) => (
          <RunningInterview key={interview.id} interview={interview} />
        ))}
        {next !== undefined && <NextInterview interview={next} />}
        <WaitingList interviews={waiting} />
        {(next === undefined || later.length > 0) && (
          <UpcomingList interviews={later} alone={waiting.length + decided.length + running.length === 0} />
        )}
        <DecidedList interviews={decided} />
      </div>
      <div>
        <RecentActivity />
        <PositionList positions={positions} />
      </div>
    </div>
  );
}
