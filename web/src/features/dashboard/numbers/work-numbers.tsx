import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countsQuery } from '#web/entities/interview/api.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { meanOf } from './mean-of.ts';
import dashboardStyles from '#web/features/dashboard/dashboard.module.css';
import styles from './work-numbers.module.css';

/** What there is and what came of it, last on the page: nothing is to be done about it. Each leads to the list that it counts. */
export function WorkNumbers() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data } = useQuery(countsQuery());
  // what did not come is said where something is to be done about it
  if (data === undefined) return null;
  const { openPositions, interviews, interviewsThisWeek, interviewsThisMonth, means } = data;
  const mean = meanOf(means);
  const numbers = [
    { text: t('numbers.openPositions', { count: openPositions }), to: paths.positions({ status: 'active' }) },
    {
      text: t('numbers.interviews', { count: interviews.total, completed: interviews.completed }),
      to: paths.interviews(),
    },
    { text: t('numbers.thisWeek', { count: interviewsThisWeek }), to: paths.interviews({ status: 'this_week' }) },
    { text: t('numbers.thisMonth', { count: interviewsThisMonth }), to: paths.interviews({ status: 'this_month' }) },
    ...(mean === undefined
      ? []
      : [{ text: t('numbers.mean', { score: format.score(mean) }), to: paths.interviews({ status: 'closed' }) }]),
  ];
  return (
    <section className={dashboardStyles.section}>
      <div className={dashboardStyles.sectionHead}>
        <h2>{t('numbers.title')}</h2>
      </div>
      <ul className={styles.numbers} aria-label={t('numbers.title')}>
        {numbers.map(({ text, to }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
