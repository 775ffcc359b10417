import { Select } from '@mantine/core';
import { useQueries, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { newestInterviewsQuery } from '#web/entities/interview/api.ts';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { candidateFilterOf, candidatesQuery, stageChoices } from './api.ts';
import { CandidateRows } from './candidate-rows.tsx';
import { CandidateStep } from './candidate-step.tsx';
import { LastStep } from './last-step.tsx';

interface CandidatesListProps {
  /** chooses the position whose candidates are shown */
  readonly positionFilter: ComponentType<{
    readonly chosen: string | undefined;
    /** an empty text for every position */
    readonly onChoose: (positionId: string) => void;
  }>;
}

/** All candidates with where each of them stands; search and filter live in the address. */
export function CandidatesList({ positionFilter: PositionFilter }: CandidatesListProps) {
  const { t } = useTranslation('candidates');
  const { search, shown, isStale, set } = useListFilter();
  const filter = candidateFilterOf(shown);
  const list = useSuspenseInfiniteQuery(candidatesQuery(filter));
  const lastSteps = useLastSteps(list.data.pages.map(({ items }) => items.map(({ id }) => id)));

  if (itemsOf(list).length === 0 && filter.q === '' && filter.positionId === undefined && filter.stage === undefined) {
    return (
      <EmptyState drawing="sheet" frameless title={t('empty.title')} action={<TrySample />}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  const asked = candidateFilterOf(search);
  return (
    <>
      <ListTools>
        <SearchField label={t('list.search')} defaultValue={asked.q} onSearch={(text) => set('q', text)} />
        <PositionFilter chosen={asked.positionId} onChoose={(positionId) => set('position', positionId)} />
        <Select
          aria-label={t('list.filter')}
          placeholder={t('list.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('list.all') }}
          value={asked.stage ?? null}
          onChange={(value) => set('stage', value ?? '')}
          data={stageChoices.map((one) => ({ value: one, label: t(`list.stage.${one}`) }))}
        />
      </ListTools>
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<p className="muted">{t('list.nothing')}</p>}
        isStale={isStale}
      >
        {(candidates) => (
          <CandidateRows
            label={t('title')}
            headed
            candidates={candidates}
            renderAim={({ positions }) => (
              <span>
                {positions
                  .map(({ title, status }) => (status === 'active' ? title : t('list.inactive', { title })))
                  .join(', ')}
              </span>
            )}
            renderStanding={({ id }) => lastSteps !== undefined && <LastStep interview={lastSteps.get(id)} />}
            renderEnd={(candidate) =>
              lastSteps !== undefined && <CandidateStep candidate={candidate} interview={lastSteps.get(candidate.id)} />
            }
          />
        )}
      </PagedList>
    </>
  );
}

/** The newest interview by candidate, asked for page by page; undefined until the first page of them is there. */
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
