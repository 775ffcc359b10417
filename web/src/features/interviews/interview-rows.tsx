import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import { useFormat } from '#web/shared/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { type InterviewFilter, interviewsQuery } from './api.ts';
import styles from './interview-rows.module.css';

/** Interviews of one position or candidate, under a heading; nothing at all while there are none. */
export function InterviewRows({ filter }: { readonly filter: InterviewFilter }) {
  const { t } = useTranslation(['interviews', 'common']);
  const list = useInfiniteQuery(interviewsQuery(filter));
  const interviews = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isSuccess && interviews.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      {list.isError && <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />}
      <Pending pending={list.isPending} skeleton={<RowsSkeleton rows={2} />}>
        <Rows label={t('title')}>
          {interviews.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              of={filter.candidateId === undefined ? 'position' : 'candidate'}
            />
          ))}
        </Rows>
      </Pending>
      {list.hasNextPage && (
        <Button size="sm" mt="xs" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('common:action.more')}
        </Button>
      )}
    </section>
  );
}

interface InterviewRowProps {
  readonly interview: Interview;
  /** in the list of one position or candidate, which then goes without saying */
  readonly of?: 'position' | 'candidate';
}

export function InterviewRow({ interview, of }: InterviewRowProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  const type = t(`common:interviewType.${interview.type}`);
  const { candidate, position } = interview;
  // when it was, else when it is to be
  const at = interview.startedAt ?? interview.scheduledAt;
  return (
    <Row
      to={paths.interview(interview.id)}
      lead={of !== 'candidate' && <Avatar name={candidate.name} />}
      title={of === 'candidate' ? position.title : candidate.name}
      detail={of === undefined ? `${position.title}, ${type.toLocaleLowerCase()}` : type}
      facts={
        <>
          <span className={styles.when}>{at === null ? t('list.noTime') : format.dateTime(at)}</span>
          <span>{format.minutes(interview.durationMinutes)}</span>
          {interview.status === 'completed' && (
            <span>{t(`list.outcome.${interview.recommendation ?? 'awaited'}`)}</span>
          )}
          {interview.score !== null && <span>{t('list.score', { score: format.score(interview.score) })}</span>}
        </>
      }
      end={<InterviewStatusBadge status={interview.status} />}
    />
  );
}
