import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { InterviewStatusBadge } from '#web/entities/interview/interview-status-badge.tsx';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { useNow } from '#web/entities/interview/use-now.ts';

/**
 * The status or outcome of an interview. Interviews that need action look different from closed ones. Namespaces:
 * interviews.
 */
export function Standing({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const now = useNow();
  if (interview.recommendation !== null) return <OutcomeTag interview={interview} />;
  if (nextStepOf(interview) === 'decide') return <Tag tone="warn">{t('list.undecided')}</Tag>;
  return <InterviewStatusBadge status={interviewStateOf(interview, now)} />;
}
