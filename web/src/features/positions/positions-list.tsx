import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Position, positionStatuses } from '#contracts/hiring/positions.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { positionFilterOf, positionsQuery } from './api.ts';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { LinkStart } from './link-start.tsx';
import styles from './positions-list.module.css';
import { dotted } from '#web/shared/language/format.ts';

const choices = ['all', ...positionStatuses] as const;

/** All positions under their heading, those in use first; search and filter live in the address. */
export function PositionsList() {
  const { t } = useTranslation(['positions', 'common']);
  const { search, shown, isStale, set } = useListFilter();
  const filter = positionFilterOf(shown);
  const active = useSuspenseInfiniteQuery(positionsQuery({ ...filter, status: 'active' }));
  const inactive = useSuspenseInfiniteQuery(positionsQuery({ ...filter, status: 'inactive' }));
  const { q, status } = positionFilterOf(search);
  const create = (
    <Button component={Link} to={paths.newPosition()} variant="filled" leftSection={<IconPlus />}>
      {t('create')}
    </Button>
  );
  const none = itemsOf(active).length === 0 && itemsOf(inactive).length === 0;

  // with no position at all, the drawing has the only button
  if (none && filter.q === '' && filter.status === undefined) {
    return (
      <>
        <PageHeader title={t('title')}>{t('lead')}</PageHeader>
        <EmptyState
          drawing="sheet"
          title={t('empty.title')}
          action={
            <>
              {create}
              <TrySample />
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
        <LinkStart />
      </>
    );
  }
  const lists = { active, inactive };
  // of two lists, one without a row has nothing to say
  const listed = positionStatuses.filter(
    (one) => filter.status === one || (filter.status === undefined && itemsOf(lists[one]).length > 0),
  );
  return (
    <>
      <PageHeader title={t('title')} actions={create}>
        {t('lead')}
      </PageHeader>
      <ListTools>
        <SearchField label={t('list.search')} defaultValue={q} onSearch={(text) => set('q', text)} />
        <SegmentedControl
          aria-label={t('list.filter')}
          value={status ?? 'all'}
          onChange={(value) => set('status', value === 'all' ? '' : value)}
          data={choices.map((one) => ({ value: one, label: t(`list.${one}`) }))}
        />
      </ListTools>
      {listed.length === 0 && <p className="muted">{t('list.nothing')}</p>}
      {listed.map((one) => (
        <section key={one} className={styles.section}>
          {one === 'inactive' && (
            <>
              {listed.length > 1 && <h2>{t('list.inactive')}</h2>}
              <p className="small muted">{t('list.inactiveNote')}</p>
            </>
          )}
          <PagedList
            list={lists[one]}
            failed={t('list.failed')}
            nothing={<p className="muted">{t('list.nothing')}</p>}
            isStale={isStale}
          >
            {(positions) => (
              <Rows label={listed.length > 1 ? t(`list.${one}`) : t('title')}>
                {positions.map((position) => (
                  <PositionRow key={position.id} position={position} />
                ))}
              </Rows>
            )}
          </PagedList>
        </section>
      ))}
    </>
  );
}

function PositionRow({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  return (
    <Row
      to={paths.position(position.id)}
      title={position.title}
      detail={dotted(
        [t(`common:level.${position.level}`), t(`type.${position.type}`), position.department].filter(
          (part) => part !== null,
        ),
      )}
      facts={
        <>
          <span>{t('count.candidates', { count: position.candidatesCount })}</span>
          <span>{t('count.interviews', { count: position.interviewsCount })}</span>
        </>
      }
      end={
        <>
          {position.sample && <Tag tone="marker">{t('common:sample.tag')}</Tag>}
          <PositionStatusBadge id={position.id} status={position.status} />
        </>
      }
    />
  );
}
