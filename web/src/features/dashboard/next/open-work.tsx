import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countsQuery } from '#web/entities/interview/api.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import styles from '#web/features/dashboard/dashboard.module.css';

/**
 * What is left for somebody to do: how much in all, then kind by kind, each thing in one kind alone. Each kind leads to
 * the list that it counts, and what is done has none.
 */
export function OpenWork() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(countsQuery());
  if (data === undefined) {
    return (
      error && (
        <div className={styles.section}>
          <ErrorState title={t('work.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )
    );
  }
  const work = [
    { kind: 'toDecide', count: data.toDecide, to: paths.interviews({ status: 'to_decide' }) },
    { kind: 'overdue', count: data.overdue, to: paths.interviews({ status: 'overdue' }) },
    { kind: 'noPlan', count: data.noPlan, to: paths.interviews({ status: 'no_plan' }) },
    // they stand above the people
    { kind: 'files', count: data.unreadableFiles, to: paths.candidates() },
    { kind: 'noInterview', count: data.candidatesWaiting, to: paths.candidates({ stage: 'none' }) },
  ] as const;
  const open = work.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  const all = open.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('work.title')}</h2>
        {/* of one kind alone the kind says it */}
        {open.length > 1 && <span>{all}</span>}
      </div>
      <ul className={styles.work} aria-label={t('work.title')}>
        {open.map(({ kind, count, to }) => (
          <li key={kind}>
            <Link to={to}>
              <b>{count}</b> <span>{t(`work.${kind}`, { count })}</span>
              <IconChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
