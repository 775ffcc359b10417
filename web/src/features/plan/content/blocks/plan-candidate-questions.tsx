import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { CandidateQuestionList } from '#web/entities/plan/talk/candidate-question-list.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';

/**
 * The minutes for the candidate's questions, those likely to be asked, and answers from the job posting. Shown even if
 * none was prepared, so that the minutes of all rows add up to the interview's; in print, the first sheet has them.
 */
export function PlanCandidateQuestions({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { candidateQuestions = [] } = plan;
  const printing = usePrinting();
  const isPrepared = candidateQuestions.length > 0;
  if (!isPrepared && printing) return null;
  const minutes = plan.flow.find(({ kind }) => kind === 'candidate_questions')?.minutes ?? 0;
  const lead = t('candidateQuestions.lead', { minutes: format.minutes(minutes) });
  return (
    <PartCard
      id="candidate_questions"
      title={t('candidateQuestions.title')}
      side={minutes > 0 ? format.minutes(minutes) : undefined}
      icon={<IconMessageQuestion aria-hidden />}
    >
      <p className="small muted">{lead}</p>
      {isPrepared && <CandidateQuestionList questions={candidateQuestions} />}
    </PartCard>
  );
}
