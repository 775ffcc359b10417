import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

/** Where a candidate stands: how far the newest interview is, and when it is to be. What it came to stands beside it. */
export function LastStep({ interview }: { readonly interview: Interview | undefined }) {
  const { t } = useTranslation(['candidates', 'interviews', 'common']);
  const format = useFormat();
  const now = useNow();
  if (interview === undefined) return <span>{t('list.noInterview')}</span>;
  if (nextStepOf(interview) === 'decide') {
    return (
      <span>
        <Tag tone="warn">{t('interviews:list.undecided')}</Tag>
      </span>
    );
  }
  if (interviewStateOf(interview, now) === 'overdue') {
    return (
      <span>
        <InterviewStatusBadge status="overdue" />
      </span>
    );
  }
  const { status, scheduledAt } = interview;
  const word = t(`common:status.${status}`);
  const ahead = scheduledAt !== null && (status === 'draft' || status === 'planned');
  return <span>{ahead ? dotted([word, format.moment(scheduledAt)]) : word}</span>;
}
