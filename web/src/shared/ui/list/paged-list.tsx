import { Button } from '@mantine/core';
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import styles from './paged-list.module.css';

type PagedQuery<T> = UseSuspenseInfiniteQueryResult<InfiniteData<{ readonly items: readonly T[] }>>;

interface PagedListProps<T> {
  readonly list: PagedQuery<T>;
  /** title of a failed refresh, shown above the existing rows */
  readonly failed: string;
  /** shown when there are no rows */
  readonly nothing?: ReactNode;
  /** the rows still belong to the previous filter */
  readonly isStale?: boolean;
  readonly size?: 'sm' | 'md';
  readonly children: (items: readonly T[]) => ReactNode;
}

export function itemsOf<T>(list: PagedQuery<T>): readonly T[] {
  return list.data.pages.flatMap(({ items }) => items);
}

/** A paginated list: the rows loaded so far, any error, and the button that loads more. */
export function PagedList<T>({ list, failed, nothing, isStale = false, size = 'md', children }: PagedListProps<T>) {
  const { t } = useTranslation();
  const items = itemsOf(list);
  return (
    <>
      {list.error !== null && <ErrorState title={failed} error={list.error} onRetry={() => void list.refetch()} />}
      <div className={styles.items} aria-busy={isStale}>
        {items.length === 0 ? nothing : children(items)}
      </div>
      {list.hasNextPage && (
        <Button size={size} mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('action.more')}
        </Button>
      )}
    </>
  );
}
