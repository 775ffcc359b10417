import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLimit } from '#web/entities/quota/api.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './interview-quota.module.css';

const longestMeter = 10;

/** How many interviews of this month are used, where there is a limit and something was used of it. */
export function InterviewQuota() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const interviews = useLimit('interviews');
  if (interviews === undefined || interviews.limit === null || interviews.limit > longestMeter) return null;
  const { used, limit, resetsAt } = interviews;
  return (
    <section className={styles.quota}>
      <h2>
        <Link to={paths.subscription()}>{t('quota.used', { used, limit })}</Link>
      </h2>
      <div className={styles.meter} aria-hidden="true">
        {Array.from({ length: limit }, (_, unit) => (
          <i key={unit} data-used={unit < used} />
        ))}
      </div>
      {resetsAt !== null && <p>{t('quota.resets', { date: format.date(resetsAt) })}</p>}
    </section>
  );
}
