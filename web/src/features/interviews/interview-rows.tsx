import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InterviewRow } from '#web/entities/interview/row/interview-row.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Rows } from '#web/shared/ui/list/rows.tsx';
import { interviewsQuery } from './api.ts';
import styles from './interview-rows.module.css';

/** The interviews of one candidate, under a heading; renders nothing if there are none. */
export function InterviewRows({ candidateId }: { readonly candidateId: string }) {
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
              <InterviewRow key={interview.id} interview={interview} isOfCandidate />
            ))}
          </Rows>
        )}
      </PagedList>
    </section>
  );
}
