import { IconBriefcase, IconCalendar, IconFileText, IconMessages, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { useZone } from '#web/shared/language/zone.ts';
import { anotherTimeHash, paths } from '#web/shared/paths.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { Strip } from '#web/shared/ui/strip.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { Overdue } from './overdue.tsx';
import { useLengthText } from './use-length-text.ts';
import styles from './interview-head.module.css';

interface InterviewHeadProps {
  readonly interview: Interview;
  readonly actions?: ReactNode;
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv?: string | undefined;
  /** a question to answer before anything else */
  readonly notice?: ReactNode;
  /** omits time and length, which can be edited further down the page */
  readonly short?: boolean;
  /** asks whose CV the plan quotes: a line among the open issues; undefined if there is no doubt */
  readonly nameLine?: ReactNode;
  /** button that requests the plan in the other language */
  readonly addLanguage?: ReactNode;
}

/** Candidate, position, time and length; below them everything that is still open. */
export function InterviewHead({
  interview,
  actions,
  inCv,
  notice,
  short = false,
  nameLine,
  addLanguage,
}: InterviewHeadProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const length = useLengthText(interview);
  const printing = usePrinting();
  const isPhone = useIsPhone();
  const zone = useZone();
  const { candidate, position, status } = interview;
  // not for interviews in progress, which can be finished, or closed ones, which remain readable
  const isAhead = status === 'draft' || status === 'planned';
  const state = interviewStateOf(interview, useNow());
  const { hash } = useLocation();
  const { data } = useQuery({ ...positionQuery(position.id), enabled: isAhead && !short });
  const isInactive = isAhead && !short && data?.status === 'inactive';
  return (
    <>
      <InterviewBreadcrumbs interview={interview} />
      <PageHeader title={candidate.name} badge={<InterviewStatusBadge status={state} />} actions={actions}>
        <span className={styles.meta}>
          <span>
            <IconBriefcase aria-hidden />
            {position.title}
          </span>
          {isInactive && <Tag>{t('common:status.inactive')}</Tag>}
          {!short && (interview.scheduledAt !== null || isAhead) && (
            <span>
              <IconCalendar aria-hidden />
              {interview.scheduledAt === null
                ? t('details.noTime')
                : `${format.dateTime(interview.scheduledAt)}\u00a0${zone.offset(interview.scheduledAt)}`}
              {!isPhone && isAhead && state !== 'overdue' && interview.scheduledAt !== null && (
                <CalendarButton interviewId={interview.id} />
              )}
            </span>
          )}
          {!short && (
            <span>
              <IconMessages aria-hidden />
              {t(`common:interviewType.${interview.type}`)}, {length}
            </span>
          )}
          {/* not on paper, which others may see */}
          {!short && !printing && interview.questionsInAdvance && <Tag tone="outline">{t('inAdvance')}</Tag>}
          {inCv !== undefined && (
            <span>
              <IconFileText aria-hidden />
              {t('inNameOf', { name: inCv })}
            </span>
          )}
          {/* an overdue interview is rescheduled further down instead */}
          {isAhead && !short && state !== 'overdue' && (
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
          {!printing && addLanguage}
        </span>
      </PageHeader>
      {isAhead && <ReadOnlyNotice position={position} />}
      {notice}
      {(state === 'overdue' || nameLine !== undefined) && (
        <Strip warns>
          {state === 'overdue' && (
            <Overdue
              interview={interview}
              quiet={notice !== undefined}
              opensAtOnce={!short && hash === anotherTimeHash}
            />
          )}
          {nameLine}
        </Strip>
      )}
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
