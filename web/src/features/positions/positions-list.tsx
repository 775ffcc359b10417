import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Position } from '#contracts/hiring.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { PositionStatusBadge } from './position-status-badge.tsx';
import { positionsQuery } from './api.ts';

const statuses = ['all', 'active', 'inactive'] as const;

/** All positions under their heading; search and filter live in the address. */
export function PositionsList() {
  const { t } = useTranslation(['positions', 'common']);
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const status = statuses.find((one) => one === search.get('status')) ?? 'all';
  const list = useInfiniteQuery(positionsQuery({ q, status: status === 'all' ? undefined : status }));
  const set = (name: string, value: string): void => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const searchLater = useDebouncedCallback((value: string) => set('q', value.trim()), 200);
  const positions = list.data?.pages.flatMap((page) => page.items) ?? [];
  const filtered = q !== '' || status !== 'all';

  const create = (
    <Button component={Link} to={paths.newPosition()} variant="filled" leftSection={<IconPlus />}>
      {t('create')}
    </Button>
  );

  // with no position at all, the drawing has the only button
  if (list.isSuccess && positions.length === 0 && !filtered) {
    return (
      <>
        <PageHeader title={t('title')}>{t('lead')}</PageHeader>
        <EmptyState drawing="sheet" title={t('empty.title')} action={create}>
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} actions={create}>
        {t('lead')}
      </PageHeader>
      <ListTools>
        <TextInput
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch aria-hidden />}
          defaultValue={q}
          onChange={(event) => searchLater(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('list.filter')}
          value={status}
          onChange={(value) => set('status', value === 'all' ? '' : value)}
          data={statuses.map((one) => ({
            value: one,
            label: t(`list.${one}`),
          }))}
        />
      </ListTools>
      {list.isError && <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />}
      <Pending pending={list.isPending} skeleton={<RowsSkeleton rows={5} />}>
        {positions.length === 0 && list.isSuccess ? (
          <p className="muted">{t('list.nothing')}</p>
        ) : (
          <Rows label={t('title')}>
            {positions.map((position) => (
              <PositionRow key={position.id} position={position} />
            ))}
          </Rows>
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

function PositionRow({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  return (
    <Row
      to={paths.position(position.id)}
      title={position.title}
      detail={[t(`common:level.${position.level}`), t(`type.${position.type}`), position.department]
        .filter((part) => part !== null)
        .join(' · ')}
      facts={
        <>
          <span>{t('count.candidates', { count: position.candidatesCount })}</span>
          <span>{t('count.interviews', { count: position.interviewsCount })}</span>
        </>
      }
      end={<PositionStatusBadge status={position.status} />}
    />
  );
}
