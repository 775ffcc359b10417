import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './answer-guide.module.css';

/** What an answer that earns a 7 sounds like, and what sets it apart from a 6. */
export function AnswerGuide({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const { exampleAnswer, decidingFact } = question;
  return (
    <>
      {exampleAnswer !== undefined && (
        <p>
          <q>
            <PlanText>{exampleAnswer}</PlanText>
          </q>
        </p>
      )}
      {decidingFact !== undefined && (
        <p className={styles.fact}>
          {t('question.fact')} <PlanText>{decidingFact}</PlanText>
        </p>
      )}
    </>
  );
}

export function hasAnswerGuide({ exampleAnswer, decidingFact }: Question): boolean {
  return exampleAnswer !== undefined || decidingFact !== undefined;
}
