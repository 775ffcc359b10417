import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { candidateFilterOf, candidatesQuery } from './api.ts';
import { CandidateRows } from './candidate-rows.tsx';

/** All candidates; the search lives in the address. */
export function CandidatesList() {
  const { t } = useTranslation('candidates');
  const { search, shown, isStale, set } = useListFilter();
  const filter = candidateFilterOf(shown);
  const list = useSuspenseInfiniteQuery(candidatesQuery(filter));

  if (itemsOf(list).length === 0 && filter.q === '') {
    return (
      <EmptyState drawing="sheet" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ListTools>
        <SearchField
          label={t('list.search')}
          defaultValue={candidateFilterOf(search).q}
          onSearch={(text) => set('q', text)}
        />
      </ListTools>
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<p className="muted">{t('list.nothing')}</p>}
        isStale={isStale}
      >
        {(candidates) => <CandidateRows label={t('title')} candidates={candidates} />}
      </PagedList>
    </>
  );
}
