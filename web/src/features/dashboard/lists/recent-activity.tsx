import {
  IconBriefcase,
  IconCalendarX,
  IconCircleCheck,
  IconFileExport,
  IconLink,
  IconLinkOff,
  IconListCheck,
  IconRefresh,
  IconUpload,
  IconUserCheck,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Activity, ActivityKind } from '#contracts/dashboard.ts';
import { capitalized, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { type ActivityGroup, activityDays, withoutImplied } from './activity-days.ts';
import { activityQuery } from '#web/features/dashboard/api.ts';
import dashboardStyles from '#web/features/dashboard/dashboard.module.css';
import styles from './recent-activity.module.css';

const icons = {
  position_created: IconBriefcase,
  core_renewed: IconRefresh,
  cvs_added: IconUpload,
  plan_ready: IconListCheck,
  interview_completed: IconCircleCheck,
  interview_cancelled: IconCalendarX,
  recommendation_recorded: IconUserCheck,
  plan_exported: IconFileExport,
  report_exported: IconFileExport,
  share_created: IconLink,
  share_revoked: IconLinkOff,
} satisfies Record<ActivityKind, unknown>;

/** Recent events by day, as sentences; candidates and positions that still exist are linked. */
export function RecentActivity({ lines }: { readonly lines: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { data, error, refetch } = useQuery(activityQuery);
  return (
    <section className={dashboardStyles.section}>
      <div className={dashboardStyles.sectionHead}>
        <h2>{t('activity.title')}</h2>
      </div>
      {error !== null && data === undefined && (
        <ErrorState title={t('activity.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <RowsSkeleton rows={4} />}
      {data?.length === 0 && <p className="muted">{t('activity.nothing')}</p>}
      <ul className={styles.list} aria-label={t('activity.title')}>
        {activityDays(data ?? [], lines).map(({ at, groups }) => (
          <li key={at} className={styles.day}>
            <h3>{capitalized(format.dayName(at))}</h3>
            <ul>
              {groups.map((group) => (
                <ActivityRow key={group[0].id} group={withoutImplied(group)} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholder for the name in a translated sentence. */
const here = '\u0001';

function ActivityRow({ group }: { readonly group: ActivityGroup }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const newest = group.at(-1) ?? group[0];
  const { kind, subject, count, recommendation, at } = newest;
  const Icon = icons[kind];
  const sentence = (): string => {
    if (group.length > 1) return `${here}: ${shortly(group).join(', ')}`;
    if (count > 1) return subject === null ? t('activity.cvs', { count }) : t('activity.cvsFor', { count, name: here });
    if (subject === null) return t(`activity.gone.${kind}`);
    if (recommendation !== null) return t(`activity.recorded.${recommendation}`, { name: here });
    return t(`activity.of.${kind}`, { name: here });
  };
  /** without duplicates, however often it happened */
  const shortly = (all: readonly Activity[]): string[] => [
    ...new Set(
      all.map((one) => {
        if (one.count > 1) return t('activity.short.cvs', { count: one.count });
        return one.recommendation === null
          ? t(`activity.short.${one.kind}`)
          : t(`activity.short.${one.recommendation}`);
      }),
    ),
  ];
  const [before, after] = sentence().split(here);
  return (
    <li>
      <Icon aria-hidden />
      <span>
        {before}
        {subject !== null && <Link to={paths[subject.kind](subject.id)}>{subject.name}</Link>}
        {after}
      </span>
      <time dateTime={at}>{format.time(at)}</time>
    </li>
  );
}
