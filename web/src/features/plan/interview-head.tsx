import { IconBriefcase, IconCalendar, IconMessages, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { Overdue } from './overdue.tsx';
import styles from './interview-head.module.css';

interface InterviewHeadProps {
  readonly interview: Interview;
  readonly actions?: ReactNode;
  /** whether it can be started; without a plan there is nothing to start */
  readonly startable?: boolean;
}

/** Who, for what, when and how long; where its time has passed, what can be done about that. */
export function InterviewHead({ interview, actions, startable }: InterviewHeadProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const { candidate, position, status } = interview;
  // what has begun can be finished, and what is over is read anyway
  const isAhead = status === 'draft' || status === 'planned';
  const state = interviewStateOf(interview, useNow());
  return (
    <>
      <InterviewBreadcrumbs interview={interview} />
      <PageHeader title={candidate.name} badge={<InterviewStatusBadge status={state} />} actions={actions}>
        <span className={styles.meta}>
          <span>
            <IconBriefcase aria-hidden />
            {position.title}
          </span>
          {(interview.scheduledAt !== null || isAhead) && (
            <span className={classes(state === 'overdue' && styles.late)}>
              <IconCalendar aria-hidden />
              {interview.scheduledAt === null ? t('details.noTime') : format.dateTime(interview.scheduledAt)}
            </span>
          )}
          <span>
            <IconMessages aria-hidden />
            {t(`common:interviewType.${interview.type}`)}, {format.minutes(interview.durationMinutes)}
            {isAhead && (
              <EditDetails
                interview={interview}
                button={{
                  variant: 'subtle',
                  size: 'compact-sm',
                  leftSection: <IconPencil aria-hidden />,
                  'aria-label': t('details.title'),
                }}
              >
                {t('common:action.edit')}
              </EditDetails>
            )}
          </span>
        </span>
      </PageHeader>
      {isAhead && <ReadOnlyNotice position={position} />}
      {state === 'overdue' && <Overdue interview={interview} startable={startable} />}
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
