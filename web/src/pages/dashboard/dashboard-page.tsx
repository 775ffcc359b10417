import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBriefcase, IconPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring.ts';
import type { Interview } from '#contracts/interviewing.ts';
import { recentInterviewsQuery, recentPositionsQuery } from '#web/features/dashboard/api.ts';
import styles from '#web/features/dashboard/dashboard.module.css';
import { FirstSteps } from '#web/features/dashboard/first-steps.tsx';
import { groupInterviews } from '#web/features/dashboard/interview-groups.ts';
import { RunningInterview, UpcomingList, WaitingList } from '#web/features/dashboard/interview-lists.tsx';
import { PositionList } from '#web/features/dashboard/position-list.tsx';
import { useFormat } from '#web/shared/format.ts';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { paths } from '#web/shared/paths.ts';
import { queryClient } from '#web/shared/query-client.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export const namespaces: readonly Namespace[] = ['dashboard'];

/** Starts both reads before the component is there; what fails is shown by the component. */
export function loader(): null {
  void queryClient.prefetchQuery(recentPositionsQuery);
  void queryClient.prefetchQuery(recentInterviewsQuery);
  return null;
}

export function Component() {
  const { t } = useTranslation('dashboard');
  const positions = useQuery(recentPositionsQuery);
  const interviews = useQuery(recentInterviewsQuery);
  const error = positions.error ?? interviews.error;
  const retry = (): void => {
    void positions.refetch();
    void interviews.refetch();
  };
  return (
    <Page title={t('title')}>
      <Head positions={positions.data} interviews={interviews.data} />
      {error !== null && <ErrorState title={t('failed')} error={error} stays={t('stays')} onRetry={retry} />}
      <Pending pending={positions.isPending || interviews.isPending} skeleton={<RowsSkeleton rows={5} />}>
        {positions.data !== undefined && interviews.data !== undefined && (
          <Lists positions={positions.data} interviews={interviews.data} />
        )}
      </Pending>
    </Page>
  );
}

interface ListsProps {
  readonly positions: readonly Position[];
  readonly interviews: readonly Interview[];
}

/** Says nothing of what is not known yet, or could not be loaded. */
function Head({ positions, interviews }: { readonly [List in keyof ListsProps]: ListsProps[List] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const title = capitalised(format.weekday(new Date()));
  if (positions === undefined || interviews === undefined) return <PageHeader title={title}>{'\u00A0'}</PageHeader>;
  const active = positions.filter(({ status }) => status === 'active').length;
  const { running, waiting } = groupInterviews(interviews);
  const actions = positions.length > 0 && (
    <>
      <Button component={Link} to={paths.candidates()} variant="subtle" leftSection={<IconUsers />}>
        {t('viewCandidates')}
      </Button>
      <Button component={Link} to={paths.newPosition()} leftSection={<IconBriefcase />}>
        {t('createPosition')}
      </Button>
      {/* one filled button: before the first interview the steps below have it, during one its own card */}
      {interviews.length > 0 && (
        <Button
          component={Link}
          to={paths.scheduleInterview()}
          variant={running.length === 0 ? 'filled' : 'default'}
          leftSection={<IconPlus />}
        >
          {t('createInterview')}
        </Button>
      )}
    </>
  );
  return (
    <PageHeader title={title} actions={actions}>
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
        <FirstSteps hasPosition={positions.length > 0} />
        {positions.length > 0 && (
          <div className={styles.columns}>
            <PositionList positions={positions} />
          </div>
        )}
      </>
    );
  }
  const groups = groupInterviews(interviews);
  return (
    <div className={styles.columns}>
      <div>
        {groups.running.map((interview) => (
          <RunningInterview key={interview.id} interview={interview} />
        ))}
        <WaitingList interviews={groups.waiting} />
        <UpcomingList interviews={groups.upcoming} />
      </div>
      <PositionList positions={positions} />
    </div>
  );
}

/** Ukrainian writes weekdays small; at the head of a page they are a title. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
