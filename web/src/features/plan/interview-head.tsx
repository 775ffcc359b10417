import { IconBriefcase, IconCalendar, IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import styles from './interview-head.module.css';

/** Who, for what, when and how long. */
export function InterviewHead({ interview, actions }: { readonly interview: Interview; readonly actions?: ReactNode }) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const { candidate, position, status } = interview;
  // what has begun can be finished, and what is over is read anyway
  const isAhead = status === 'draft' || status === 'planned';
  return (
    <>
      <InterviewBreadcrumbs interview={interview} />
      <PageHeader title={candidate.name} badge={<InterviewStatusBadge status={interview.status} />} actions={actions}>
        <span className={styles.meta}>
          <span>
            <IconBriefcase aria-hidden />
            {position.title}
          </span>
          {(interview.scheduledAt !== null || isAhead) && (
            <span>
              <IconCalendar aria-hidden />
              {interview.scheduledAt === null ? t('details.noTime') : format.dateTime(interview.scheduledAt)}
            </span>
          )}
          <span>
            <IconMessages aria-hidden />
            {t(`common:interviewType.${interview.type}`)}, {format.minutes(interview.durationMinutes)}
            {isAhead && <EditDetails interview={interview} />}
          </span>
        </span>
      </PageHeader>
      {isAhead && <ReadOnlyNotice position={position} />}
    </>
  );
}

export function InterviewBreadcrumbs({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation();
  const { candidate, position } = interview;
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('shell.interviews'), to: paths.interviews() },
        { label: position.title, to: paths.position(position.id) },
        { label: candidate.name },
      ]}
    />
  );
}
