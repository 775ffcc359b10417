import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Position, positionStatuses } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { urgentInterviewsQuery } from '#web/entities/interview/api.ts';
import { mostUrgentByPosition, waitingFirst } from '#web/entities/interview/group-interviews.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewAct } from '#web/entities/interview/row/interview-act.tsx';
import { Standing } from '#web/entities/interview/row/standing.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { ListHeader } from '#web/shared/ui/list/list-header.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { NothingMatches } from '#web/shared/ui/list/nothing-matches.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { RowAim } from '#web/shared/ui/list/row-aim.tsx';
import { RowStanding } from '#web/shared/ui/list/row-standing.tsx';
import { Row, RowHead, Rows } from '#web/shared/ui/list/rows.tsx';
import { SearchField } from '#web/shared/ui/list/search-field.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { positionFilterOf, positionsQuery } from './api.ts';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { LinkStart } from './link-start.tsx';
import styles from './positions-list.module.css';
import { dotted, useFormat } from '#web/shared/language/format.ts';

const choices = ['all', ...positionStatuses] as const;

/** All positions under a heading, active ones first; search and filter are kept in the URL. */
export function PositionsList() {
  const { t } = useTranslation(['positions', 'interviews', 'common']);
  const { search, shown, isStale, set, clear } = useListFilter();
  const filter = positionFilterOf(shown);
  const active = useSuspenseInfiniteQuery(positionsQuery({ ...filter, status: 'active' }));
  const inactive = useSuspenseInfiniteQuery(positionsQuery({ ...filter, status: 'inactive' }));
  const { q, status } = positionFilterOf(search);
  const now = new Date(useNow());
  const urgent = mostUrgentByPosition(useQuery(urgentInterviewsQuery).data ?? [], now);
  const create = (
    <Button component={Link} to={paths.newPosition()} variant="filled" leftSection={<IconPlus />}>
      {t('create')}
    </Button>
  );
  const none = itemsOf(active).length === 0 && itemsOf(inactive).length === 0;

  // if there are no positions at all, the empty state has the only filled button
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
              <TrySample variant="subtle" />
              <LinkStart />
            </>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  const nothing = <NothingMatches title={t('list.nothing')} onClear={clear} />;
  const lists = { active, inactive };
  // an empty group is omitted, unless it is filtered for
  const listed = positionStatuses.filter(
    (one) => filter.status === one || (filter.status === undefined && itemsOf(lists[one]).length > 0),
  );
  return (
    <>
      <ListHeader title={t('title')} action={create}>
        {t('lead')}
      </ListHeader>
      <ListTools>
        <SearchField label={t('list.search')} value={q} onSearch={(text) => set('q', text)} />
        <SegmentedControl
          aria-label={t('list.filter')}
          value={status ?? 'all'}
          onChange={(value) => set('status', value === 'all' ? '' : value)}
          data={choices.map((one) => ({ value: one, label: t(`list.${one}`) }))}
        />
      </ListTools>
      {listed.length === 0 && nothing}
      {listed.map((one) => (
        <section key={one} className={styles.section}>
          {one === 'inactive' && (
            <div className={styles.head}>
              {listed.length > 1 && <h2>{t('list.inactive')}</h2>}
              <p className="small muted">{t('list.inactiveNote')}</p>
            </div>
          )}
          <PagedList list={lists[one]} failed={t('list.failed')} nothing={nothing} isStale={isStale}>
            {() => (
              <Rows label={listed.length > 1 ? t(`list.${one}`) : t('title')} head={one === listed[0] && <Head />}>
                {/* sorted within each page, so that loading more moves nothing */}
                {lists[one].data.pages
                  .flatMap(({ items }) => waitingFirst(items, ({ id }) => urgent.get(id), now))
                  .map((position) => (
                    <PositionRow key={position.id} position={position} next={urgent.get(position.id)} />
                  ))}
              </Rows>
            )}
          </PagedList>
        </section>
      ))}
    </>
  );
}

function Head() {
  const { t } = useTranslation('positions');
  return (
    <RowHead
      title={t('list.head.position')}
      facts={
        <RowStanding
          aim={
            <RowAim>
              <span className={styles.counts}>
                <span>{t('list.head.candidates')}</span>
                <span>{t('list.head.interviews')}</span>
              </span>
            </RowAim>
          }
        >
          {t('list.head.next')}
        </RowStanding>
      }
      end={t('list.head.act')}
    />
  );
}

interface PositionRowProps {
  readonly position: Position;
  /** its most urgent interview */
  readonly next: Interview | undefined;
}

function PositionRow({ position, next }: PositionRowProps) {
  const { t } = useTranslation(['positions', 'common']);
  const { id, title, status, sample, level, type, department, candidatesCount, interviewsCount } = position;
  return (
    <Row
      to={paths.position(id)}
      title={title}
      mark={
        <>
          {sample && <Tag tone="outline">{t('common:sample.tag')}</Tag>}
          {status === 'active' && <PositionStatusBadge id={id} status="active" quiet />}
        </>
      }
      detail={
        <span className={styles.kind}>
          {dotted([t(`common:level.${level}`), t(`type.${type}`), department].filter((part) => part !== null))}
        </span>
      }
      facts={
        <RowStanding
          aim={
            <RowAim>
              <span className={styles.counts}>
                <Count count={candidatesCount} said={t('count.candidates', { count: candidatesCount })} />
                <Count count={interviewsCount} said={t('count.interviews', { count: interviewsCount })} />
              </span>
            </RowAim>
          }
        >
          {next === undefined ? <Quiet position={position} /> : <Next interview={next} />}
        </RowStanding>
      }
      end={<PositionAct position={position} next={next} />}
    />
  );
}

interface CountProps {
  readonly count: number;
  readonly said: string;
}

/** Under a column heading only the number, otherwise also the label. */
function Count({ count, said }: CountProps) {
  return (
    <span>
      <span className={styles.bare} aria-hidden>
        {count}
      </span>
      <span className={styles.said}>{said}</span>
    </span>
  );
}

function Quiet({ position: { status, candidatesCount, interviewsCount } }: { readonly position: Position }) {
  const { t } = useTranslation('positions');
  if (status === 'inactive') return t('list.inactiveOne');
  if (candidatesCount === 0) return t('list.noCandidate');
  return t(interviewsCount === 0 ? 'list.noInterview' : 'list.nothingWaits');
}

/** The candidate and the status; for an upcoming interview also the time. */
function Next({ interview }: { readonly interview: Interview }) {
  const format = useFormat();
  const { candidate, scheduledAt } = interview;
  const state = interviewStateOf(interview, useNow());
  const isAhead = (state === 'planned' || state === 'draft') && scheduledAt !== null;
  return (
    <>
      <Standing interview={interview} />
      <span className={styles.who}>
        {candidate.name}
        {isAhead && <span className={styles.when}>{dotted(['', format.moment(scheduledAt)])}</span>}
      </span>
    </>
  );
}

/**
 * The action of the most urgent interview; otherwise adding a candidate, scheduling an interview, or viewing the
 * candidates.
 */
function PositionAct({ position: { id, status, candidatesCount, interviewsCount }, next }: PositionRowProps) {
  const { t } = useTranslation('positions');
  if (next !== undefined) return <InterviewAct interview={next} />;
  const isToStart = status === 'active' && candidatesCount > 0 && interviewsCount === 0;
  const act = status === 'inactive' ? 'open' : candidatesCount === 0 ? 'addCv' : 'openCandidates';
  return (
    <Button
      component={Link}
      to={isToStart ? paths.scheduleInterview({ positionId: id }) : paths.position(id)}
      size="sm"
      variant={isToStart || act === 'addCv' ? 'default' : 'subtle'}
    >
      {isToStart ? t('createInterview') : t(`list.act.${act}`)}
    </Button>
  );
}
