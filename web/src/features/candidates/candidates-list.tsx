import { Select } from '@mantine/core';
import { useQueries, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { retentionQuery } from '#web/entities/candidate/retention-query.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { newestInterviewsQuery } from '#web/entities/interview/api.ts';
import { waitingFirst } from '#web/entities/interview/group-interviews.ts';
import { StandingLines } from '#web/entities/interview/row/standing-lines.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { ListHeader } from '#web/shared/ui/list/list-header.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { NothingMatches } from '#web/shared/ui/list/nothing-matches.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { RowAim } from '#web/shared/ui/list/row-aim.tsx';
import { RowStanding } from '#web/shared/ui/list/row-standing.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { TableDownload } from '#web/shared/ui/list/table-download.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { candidateFilterOf, candidatesQuery, stageChoices } from './api.ts';
import { CandidateRows } from './candidate-rows.tsx';
import { downloadCandidates } from './files/download-candidates.ts';
import { CandidateStep } from './candidate-step.tsx';
import styles from './candidates-list.module.css';

interface CandidatesListProps {
  /** selects the position to filter by */
  readonly positionFilter: ComponentType<{
    readonly chosen: string | undefined;
    /** an empty string for all positions */
    readonly onChoose: (positionId: string) => void;
  }>;
  /** adds CVs: `add` among the page's actions, `firstAct` when there are no candidates yet */
  readonly add: ReactNode;
  readonly firstAct: ReactNode;
  /** uploads in progress, directly above the candidates */
  readonly children: ReactNode;
}

/** All candidates with their status, under a heading; search and filter are kept in the URL. */
export function CandidatesList({ positionFilter: PositionFilter, add, firstAct, children }: CandidatesListProps) {
  const { t } = useTranslation('candidates');
  const { search, shown, isStale, set, clear } = useListFilter();
  const filter = candidateFilterOf(shown);
  const list = useSuspenseInfiniteQuery(candidatesQuery(filter));
  const retention = useQuery(retentionQuery);
  const lastSteps = useLastSteps(list.data.pages.map(({ items }) => items.map(({ id }) => id)));

  const now = new Date(useNow());

  if (itemsOf(list).length === 0 && filter.q === '' && filter.positionId === undefined && filter.stage === undefined) {
    return (
      <>
        <PageHeader title={t('title')} />
        {children}
        <EmptyState
          drawing="sheet"
          title={t('empty.title')}
          action={
            <div className={styles.firstAct}>
              {firstAct}
              <TrySample variant="subtle" />
            </div>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  const asked = candidateFilterOf(search);
  // If candidates are kept until deleted by hand, none is due for deletion.
  const isTimed = asked.stage === 'erased_soon' || typeof retention.data?.months === 'number';
  const choices = stageChoices.filter((one) => isTimed || one !== 'erased_soon');
  return (
    <>
      <ListHeader title={t('title')} action={add}>
        <span className={styles.byMouse}>
          {t('lead')} {t('dropAnywhere')}
        </span>
      </ListHeader>
      <ListTools>
        <SearchField label={t('list.search')} value={asked.q} onSearch={(text) => set('q', text)} />
        <PositionFilter chosen={asked.positionId} onChoose={(positionId) => set('position', positionId)} />
        <Select
          aria-label={t('list.filter')}
          placeholder={t('list.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('list.all') }}
          value={asked.stage ?? null}
          onChange={(value) => set('stage', value ?? '')}
          data={choices.map((one) => ({ value: one, label: t(`list.stage.${one}`) }))}
        />
        <TableDownload onSave={() => downloadCandidates(asked)} />
      </ListTools>
      {children}
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<NothingMatches title={t('list.nothing')} onClear={clear} />}
        isStale={isStale}
      >
        {() => (
          <CandidateRows
            label={t('title')}
            factsHead={
              <RowStanding aim={<RowAim>{t('list.head.position')}</RowAim>}>{t('list.head.lastStep')}</RowStanding>
            }
            // sorted within each page, so that loading more moves nothing
            candidates={list.data.pages.flatMap(({ items }) =>
              waitingFirst(items, ({ id }) => lastSteps?.get(id), now),
            )}
            aimOf={({ positions }) =>
              positions
                .map(({ title, status }) => (status === 'active' ? title : t('list.inactive', { title })))
                .join(', ')
            }
            renderStanding={({ id }) => lastSteps !== undefined && <Stands interview={lastSteps.get(id)} />}
            renderEnd={(candidate) =>
              lastSteps !== undefined && <CandidateStep candidate={candidate} interview={lastSteps.get(candidate.id)} />
            }
          />
        )}
      </PagedList>
    </>
  );
}

function Stands({ interview }: { readonly interview: Interview | undefined }) {
  const { t } = useTranslation('candidates');
  return interview === undefined ? <span>{t('list.noInterview')}</span> : <StandingLines interview={interview} />;
}

/** The newest interview by candidate id, requested per page; undefined until the first page has loaded. */
function useLastSteps(pages: readonly (readonly string[])[]): ReadonlyMap<string, Interview> | undefined {
  return useQueries({
    queries: pages.map(newestInterviewsQuery),
    combine: (answers) => {
      const interviews = answers.flatMap(({ data }) => data ?? []);
      if (answers.every(({ data }) => data === undefined)) return undefined;
      return new Map(interviews.map((interview) => [interview.candidate.id, interview]));
    },
  });
}
