import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import { countsQuery, newestInterviewsQuery, urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { groupInterviews, withUrgent } from '#web/entities/interview/group-interviews.ts';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { ListChoice } from '#web/shared/ui/list/list-choice.tsx';
import { ListHeader } from '#web/shared/ui/list/list-header.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { NothingMatches } from '#web/shared/ui/list/nothing-matches.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { RowGroup, RowGroups, Rows } from '#web/shared/ui/list/rows.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { TableDownload } from '#web/shared/ui/list/table-download.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import {
  type InterviewChoice,
  countOfChoice,
  interviewFilterOf,
  interviewsQuery,
  isGroup,
  isSpan,
  isWork,
  offeredChoices,
} from './api.ts';
import { downloadInterviews } from './download-interviews.ts';
import { Overrun } from './overrun.tsx';

interface InterviewsListProps {
  /** selects the position to filter by */
  readonly positionFilter: ComponentType<{
    readonly chosen: string | undefined;
    /** an empty string for all positions */
    readonly onChoose: (positionId: string) => void;
  }>;
  /** the call to action when there are no interviews */
  readonly firstAct: ComponentType;
}

/** All interviews under a heading; search and filters are kept in the URL. */
export function InterviewsList({ positionFilter: PositionFilter, firstAct: FirstAct }: InterviewsListProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const { search, shown, isStale, set, clear } = useListFilter();
  const filter = interviewFilterOf(shown);
  const list = useSuspenseInfiniteQuery(interviewsQuery(filter));
  const { data: urgent } = useSuspenseQuery(urgentInterviewsQuery);
  const { data: counts } = useQuery(countsQuery());
  const { q, status: chosen, positionId } = interviewFilterOf(search);
  const isWhole = filter.q === '' && filter.status === undefined && filter.positionId === undefined;
  // there are no counts per position or search
  const counted = positionId === undefined && q === '' ? counts : undefined;

  const labelOf = (choice: InterviewChoice): string => {
    if (isGroup(choice)) return t(`list.group.${choice}`);
    return isWork(choice) || isSpan(choice) ? t(`list.${choice}`) : t(`common:status.${choice}`);
  };

  // if there are no interviews at all, the empty state has the only buttons
  if (itemsOf(list).length === 0 && isWhole) {
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
      <ListHeader
        title={t('title')}
        action={
          <Button component={Link} to={paths.scheduleInterview()} variant="filled" leftSection={<IconPlus />}>
            {t('create')}
          </Button>
        }
      >
        {t('lead')}
      </ListHeader>
      <ListTools>
        <ListChoice
          label={t('list.filter')}
          all={t('list.all')}
          allCount={counted?.interviews.total}
          value={chosen ?? null}
          onChange={(value) => set('status', value ?? '')}
          choices={offeredChoices(chosen).map((one) => ({
            value: one,
            count: countOfChoice(one, counted),
            label: labelOf(one),
          }))}
        />
        <SearchField
          label={t('list.search')}
          short={t('list.searchShort')}
          value={q}
          onSearch={(text) => set('q', text)}
        />
        <PositionFilter chosen={positionId} onChoose={(id) => set('position', id)} />
        <TableDownload onSave={() => downloadInterviews(interviewFilterOf(search))} />
      </ListTools>
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<NothingMatches title={t(filter.q === '' ? 'list.nothing' : 'list.notFound')} onClear={clear} />}
        isStale={isStale}
      >
        {(interviews) => (
          <Groups
            interviews={isWhole ? withUrgent(interviews, urgent) : interviews}
            counts={isWhole ? counts : undefined}
          />
        )}
      </PagedList>
    </>
  );
}

interface GroupsProps {
  readonly interviews: readonly Interview[];
  /** counts of all interviews, if the list is not filtered */
  readonly counts: DashboardCounts | undefined;
}

/** Groups by urgency; a single group needs no heading. */
function Groups({ interviews, counts }: GroupsProps) {
  const { t } = useTranslation('interviews');
  const groups = groupInterviews(interviews, new Date(useNow()));
  const onceMore = useOnceMore(interviews);
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return (
      <Rows label={t('title')}>
        {only.interviews.map((interview) => (
          <OneRow key={interview.id} interview={interview} isOnceMore={onceMore.has(interview.id)} />
        ))}
      </Rows>
    );
  }
  return (
    <RowGroups>
      {groups.map(({ group, interviews: members }) => (
        <RowGroup key={group} title={t(`list.group.${group}`)} count={counts?.groups[group]}>
          {members.map((interview) => (
            <OneRow key={interview.id} interview={interview} isOnceMore={onceMore.has(interview.id)} />
          ))}
        </RowGroup>
      ))}
    </RowGroups>
  );
}

/** Ids of interviews after which another one was recommended but not created yet. */
function useOnceMore(interviews: readonly Interview[]): ReadonlySet<string> {
  const again = interviews.filter(({ recommendation }) => recommendation === 'further_interview');
  const candidateIds = [...new Set(again.map(({ candidate }) => candidate.id))].slice(0, limits.page.items);
  const newest = useQuery(newestInterviewsQuery(candidateIds)).data ?? [];
  return new Set(newest.map(({ id }) => id).filter((id) => again.some((one) => one.id === id)));
}

interface OneRowProps {
  readonly interview: Interview;
  readonly isOnceMore: boolean;
}

function OneRow({ interview, isOnceMore }: OneRowProps) {
  return (
    <InterviewRow
      interview={interview}
      isOnceMore={isOnceMore}
      extra={interview.status === 'in_progress' && <Overrun interview={interview} />}
    />
  );
}
