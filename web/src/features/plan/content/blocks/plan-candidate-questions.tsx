import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { CandidateQuestionList } from '#web/entities/plan/talk/candidate-question-list.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './plan-script.module.css';

/** Questions the candidate is likely to ask at the end, with answers from the job posting. */
export function PlanCandidateQuestions({
  plan,
  time,
}: {
  readonly plan: Plan;
  /** when they are answered in the interview */
  readonly time: TalkTime | undefined;
}) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const isPhone = useIsPhone();
  const { candidateQuestions = [] } = plan;
  if (candidateQuestions.length === 0) return null;
  const minutes = plan.flow.find(({ kind }) => kind === 'candidate_questions')?.minutes ?? 0;
  return (
    <PartCard
      id="candidate_questions"
      title={t('candidateQuestions.title')}
      side={minutes > 0 ? format.minutes(minutes) : undefined}
      icon={<IconMessageQuestion aria-hidden />}
      time={time}
      glance={
        // a phone's single line would show only the beginning
        !isPhone && (
          <p className={styles.oneLine}>
            <PlanText>{candidateQuestions.map(({ question }) => question).join(' ')}</PlanText>
          </p>
        )
      }
    >
      <p className="small muted">{t('candidateQuestions.lead', { minutes: format.minutes(minutes) })}</p>
      <CandidateQuestionList questions={candidateQuestions} />
    </PartCard>
  );
}
