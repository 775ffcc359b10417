import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { countsQuery } from './api.ts';
import styles from './dashboard.module.css';

/** What waits to be done, in numbers; each leads to the list that it counts. */
export function WorkNumbers() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(countsQuery());
  if (error !== null && data === undefined) {
    return <ErrorState title={t('numbers.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const numbers = [
    { name: 'toDecide', to: paths.interviews({ status: 'to_decide' }) },
    { name: 'interviewsThisWeek', to: paths.interviews({ status: 'this_week' }) },
    { name: 'candidatesWaiting', to: paths.candidates({ waiting: 'true' }) },
    { name: 'openPositions', to: paths.positions({ status: 'active' }) },
  ] as const;
  return (
    <ul className={styles.numbers} aria-label={t('numbers.title')}>
      {numbers.map(({ name, to }) => (
        <li key={name}>
          <Link to={to}>
            <span>{t(`numbers.${name}`)}</span> <b data-none={data?.[name] === 0}>{data?.[name] ?? '\u00a0'}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
