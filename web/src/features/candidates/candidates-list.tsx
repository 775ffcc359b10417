import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { candidatesQuery } from './api.ts';
import { CandidateRows } from './candidate-rows.tsx';

/** All candidates; the search lives in the address. */
export function CandidatesList() {
  const { t } = useTranslation(['candidates', 'common']);
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const list = useInfiniteQuery(candidatesQuery({ q }));
  const searchLater = useDebouncedCallback(
    (value: string) => setSearch(value.trim() === '' ? {} : { q: value.trim() }, { replace: true }),
    200,
  );
  const candidates = list.data?.pages.flatMap((page) => page.items) ?? [];

  if (list.isSuccess && candidates.length === 0 && q === '') {
    return (
      <EmptyState drawing="sheet" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ListTools>
        <TextInput
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch aria-hidden />}
          defaultValue={q}
          onChange={(event) => searchLater(event.currentTarget.value)}
        />
      </ListTools>
      {list.isError && <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />}
      <Pending pending={list.isPending} skeleton={<RowsSkeleton rows={5} />}>
        {list.isSuccess && candidates.length === 0 ? (
          <p className="muted">{t('list.nothing')}</p>
        ) : (
          <CandidateRows label={t('title')} candidates={candidates} />
        )}
      </Pending>
      {list.hasNextPage && (
        <Button mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('common:action.more')}
        </Button>
      )}
    </>
  );
}
