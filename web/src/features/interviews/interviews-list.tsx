import { Button } from '@mantine/core';
import {
  IconCalendar,
  IconCalendarOff,
  IconClockExclamation,
  IconHistory,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import { countsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import {
  type GroupedInterviews,
  type InterviewGroup,
  groupInterviews,
  withUrgent,
} from '#web/entities/interview/group-interviews.ts';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { ListChoice } from '#web/shared/ui/list/list-choice.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { NothingMatches } from '#web/shared/ui/list/nothing-matches.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { RowGroup, RowGroups, Rows } from '#web/shared/ui/list/rows.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { countOfChoice, offeredChoices, interviewFilterOf, interviewsQuery } from './api.ts';
import styles from './interview-rows.module.css';
import { Overrun } from './overrun.tsx';

interface InterviewsListProps {
  /** the button for somebody who has no interview yet */
  readonly firstAct: ComponentType;
}

/** All interviews under their heading; the filter lives in the address. */
export function InterviewsList({ firstAct: FirstAct }: InterviewsListProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const { search, shown, isStale, set, clear } = useListFilter();
  const filter = interviewFilterOf(shown);
  const list = useSuspenseInfiniteQuery(interviewsQuery(filter));
  const { data: urgent } = useSuspenseQuery(urgentInterviewsQuery);
  const { data: counts } = useQuery(countsQuery());
  const chosen = interviewFilterOf(search).status;

  // with no interview at all, the drawing has the only buttons
  if (itemsOf(list).length === 0 && filter.status === undefined) {
    return (
      <>
        <PageHeader title={t('title')}>{t('lead')}</PageHeader>
        <EmptyState
          drawing="clock"
          title={t('empty.title')}
          action={
            <>
              <FirstAct />
              <TrySample variant="subtle" />
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button component={Link} to={paths.candidates()} variant="subtle" leftSection={<IconUsers />}>
              {t('candidates')}
            </Button>
            <Button component={Link} to={paths.scheduleInterview()} variant="filled" leftSection={<IconPlus />}>
              {t('create')}
            </Button>
          </>
        }
      >
        {t('lead')}
      </PageHeader>
      <ListTools>
        <ListChoice
          label={t('list.filter')}
          all={t('list.all')}
          allCount={counts?.interviews.total}
          value={chosen ?? null}
          onChange={(value) => set('status', value ?? '')}
          choices={offeredChoices(chosen).map((one) => ({
            value: one,
            count: countOfChoice(one, counts),
            label: one === 'to_decide' || one === 'this_week' ? t(`list.${one}`) : t(`common:status.${one}`),
          }))}
        />
      </ListTools>
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<NothingMatches title={t('list.nothing')} onClear={clear} />}
        isStale={isStale}
      >
        {(interviews) => (
          <Groups interviews={filter.status === undefined ? withUrgent(interviews, urgent) : interviews} />
        )}
      </PagedList>
    </>
  );
}

const icons: Record<InterviewGroup, ReactNode> = {
  running: <IconPlayerPlay className={styles.running} aria-hidden />,
  overdue: <IconClockExclamation className={styles.urgent} aria-hidden />,
  waiting: <IconPencil className={styles.urgent} aria-hidden />,
  today: <IconCalendar className={styles.ahead} aria-hidden />,
  tomorrow: <IconCalendar className={styles.ahead} aria-hidden />,
  later: <IconCalendar className={styles.ahead} aria-hidden />,
  unscheduled: <IconCalendarOff className={styles.ahead} aria-hidden />,
  closed: <IconHistory className={styles.ahead} aria-hidden />,
};

/** The most urgent first; where all is of one group its heading would say nothing. */
function Groups({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const groups = groupInterviews(interviews, new Date(useNow()));
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return (
      <Rows label={t('title')}>
        {only.interviews.map((interview) => (
          <OneRow key={interview.id} interview={interview} />
        ))}
      </Rows>
    );
  }
  return (
    <RowGroups>
      {groups.map(({ group, interviews: members }) => (
        <RowGroup
          key={group}
          title={t(`list.group.${group}`)}
          icon={icons[group]}
          count={countOf({ group, interviews: members })}
        >
          {members.map((interview) => (
            <OneRow key={interview.id} interview={interview} group={group} />
          ))}
        </RowGroup>
      ))}
    </RowGroups>
  );
}

/** Of a group that is there whole: what is over or without a time comes page by page. */
function countOf({ group, interviews: { length } }: GroupedInterviews): number | undefined {
  const isPaged = group === 'closed' || group === 'unscheduled';
  return isPaged || length >= limits.urgentInterviews ? undefined : length;
}

function OneRow({ interview, group }: { readonly interview: Interview; readonly group?: InterviewGroup }) {
  return (
    <InterviewRow
      interview={interview}
      group={group}
      extra={interview.status === 'in_progress' && <Overrun interview={interview} />}
    />
  );
}
