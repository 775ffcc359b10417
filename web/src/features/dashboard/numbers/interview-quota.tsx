import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LimitStatus } from '#contracts/billing/billing.ts';
import { statsQuery, useLimit } from '#web/entities/quota/api.ts';
import { reachesLimitAt } from '#web/entities/quota/forecast.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './interview-quota.module.css';

const longestMeter = 10;

/** Interviews used and left in the plan, or until when they are unlimited. */
export function InterviewQuota() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { cancelAtPeriodEnd } = useUser().subscription;
  const interviews = useLimit('interviews');
  if (interviews === undefined) return null;
  const { used, limit, resetsAt, canCreate } = interviews;
  if (limit === null) {
    // The remaining quota of an ending plan is shown where the plan can be changed.
    if (resetsAt === null || !canCreate || cancelAtPeriodEnd) return null;
    return (
      <section className={styles.quota}>
        <h2>
          <Link to={paths.subscription()}>{t('quota.unlimited')}</Link>
        </h2>
        <p>{t('quota.until', { date: format.date(resetsAt) })}</p>
      </section>
    );
  }
  return (
    <section className={styles.quota}>
      <h2>
        <Link to={paths.subscription()}>{t('quota.used', { used, limit })}</Link>
      </h2>
      {limit <= longestMeter && (
        <div className={styles.meter} aria-hidden="true">
          {Array.from({ length: limit }, (_, unit) => (
            <i key={unit} data-used={unit < used} />
          ))}
        </div>
      )}
      <p>
        <Left interviews={{ ...interviews, limit }} />
        {resetsAt !== null && (
          <>
            {' '}
            <Forecast used={used} limit={limit} /> {t('quota.resets', { date: format.date(resetsAt) })}
          </>
        )}
      </p>
    </section>
  );
}

function Left({ interviews }: { readonly interviews: LimitStatus & { readonly limit: number } }) {
  const { t } = useTranslation('dashboard');
  const { used, limit, extras } = interviews;
  const left = limit - used;
  if (left > 0) return t('quota.left', { count: left });
  return extras === undefined || extras.left === 0 ? t('quota.none') : t('quota.extras', { count: extras.left });
}

/** The day on which the limit will be reached at the current pace. */
function Forecast({ used, limit }: { readonly used: number; readonly limit: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const window = useQuery(statsQuery).data?.window ?? null;
  if (window === null) return null;
  const [startsAt, endsAt] = [new Date(window.startsAt), new Date(window.endsAt)];
  const reached = reachesLimitAt({ used, limit, startsAt, endsAt, now: new Date() });
  return reached === undefined ? null : t('quota.forecast', { limit, date: format.date(reached) });
}
