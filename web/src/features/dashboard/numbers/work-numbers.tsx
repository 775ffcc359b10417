import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardCounts } from '#contracts/dashboard.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { meanOf } from './mean-of.ts';
import styles from './work-numbers.module.css';

/** What there is and what came of it, as one strip. Each leads to the list that it counts. */
export function WorkNumbers({ counts }: { readonly counts: DashboardCounts }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { openPositions, interviews, interviewsThisWeek, interviewsThisMonth, means } = counts;
  const mean = meanOf(means);
  const numbers = [
    { kind: 'openPositions', count: openPositions, to: paths.positions({ status: 'active' }) },
    { kind: 'interviews', count: interviews.total, to: paths.interviews() },
    { kind: 'completed', count: interviews.completed, to: paths.interviews({ status: 'completed' }) },
    { kind: 'thisWeek', count: interviewsThisWeek, to: paths.interviews({ status: 'this_week' }) },
    { kind: 'thisMonth', count: interviewsThisMonth, to: paths.interviews({ status: 'this_month' }) },
  ] as const;
  return (
    <ul className={styles.numbers} aria-label={t('numbers.title')}>
      {numbers.map(({ kind, count, to }) => (
        <li key={kind}>
          <Link to={to}>
            <b>{count}</b> {t(`numbers.${kind}`, { count })}
          </Link>
        </li>
      ))}
      {mean !== undefined && (
        <li>
          <Link to={paths.interviews({ status: 'closed' })}>
            <b>{t('numbers.score', { score: format.score(mean) })}</b> {t('numbers.mean')}
          </Link>
        </li>
      )}
    </ul>
  );
}
