import { IconBriefcase, IconMessages, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Activity } from '#contracts/dashboard.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { activityQuery } from './api.ts';
import styles from './dashboard.module.css';

const icons = { position: IconBriefcase, candidate: IconUser, interview: IconMessages };

/** What happened lately, in sentences; who or what is still there can be opened. */
export function RecentActivity() {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(activityQuery);
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('activity.title')}</h2>
      </div>
      {error !== null && data === undefined && (
        <ErrorState title={t('activity.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <RowsSkeleton rows={4} />}
      {data?.length === 0 && <p className="muted">{t('activity.nothing')}</p>}
      <ul className={styles.activity} aria-label={t('activity.title')}>
        {data?.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

/** Where the name stands in a sentence. */
const here = '\u0001';

function ActivityRow({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, subject, count, recommendation, at } = activity;
  const Icon = icons[subject?.kind ?? 'interview'];
  const sentence = (): string => {
    if (count > 1) return subject === null ? t('activity.cvs', { count }) : t('activity.cvsFor', { count, name: here });
    if (subject === null) return t(`activity.gone.${kind}`);
    if (recommendation !== null) return t(`activity.recorded.${recommendation}`, { name: here });
    return t(`activity.of.${kind}`, { name: here });
  };
  const [before, after] = sentence().split(here);
  return (
    <li>
      <Icon aria-hidden />
      <span>
        {before}
        {subject !== null && <Link to={paths[subject.kind](subject.id)}>{subject.name}</Link>}
        {after}
      </span>
      <time dateTime={at}>{isToday(at) ? format.time(at) : format.shortDate(at)}</time>
    </li>
  );
}

function isToday(at: string): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
