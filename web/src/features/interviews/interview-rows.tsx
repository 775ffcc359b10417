import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Rows } from '#web/shared/ui/list/rows.tsx';
import { interviewsQuery } from './api.ts';
import styles from './interview-rows.module.css';

interface InterviewRowsProps {
  readonly candidateId: string;
  /** the one whose next step the head of the page leads to already */
  readonly saidAbove: string | undefined;
}

/** Interviews of one candidate, under a heading; nothing at all while there are none. */
export function InterviewRows({ candidateId, saidAbove }: InterviewRowsProps) {
  const { t } = useTranslation('interviews');
  const list = useSuspenseInfiniteQuery(interviewsQuery({ candidateId }));
  if (itemsOf(list).length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <PagedList list={list} failed={t('list.failed')} size="sm">
        {(interviews) => (
          <Rows label={t('title')}>
            {interviews.map((interview) => (
              <InterviewRow
                key={interview.id}
                interview={interview}
                isOfCandidate
                isSaidAbove={interview.id === saidAbove}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </section>
  );
}
