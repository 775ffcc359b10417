import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { type Plan, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted } from '#web/shared/language/format.ts';
import { weightiestQuestions } from './weightiest-of.ts';
import styles from './plan-aim.module.css';

/**
 * What the interview should establish, shown first: a sentence about this candidate or, where the plan has none, the
 * topics that count most. Renders nothing if it has neither.
 */
export function PlanAim({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const heavy = weightiestQuestions(plan);
  const topics = new Set(
    plan.questions.filter(({ id }) => heavy.has(id)).map((question) => capitalised(topicOf(question))),
  );
  const aim = plan.candidate.toDecide ?? dotted([...topics]);
  if (aim === '') return null;
  return (
    <p className={styles.aim}>
      <b>{t('claims.toDecide')}</b>
      <PlanText>{aim}</PlanText>
    </p>
  );
}
