import { useTranslation } from 'react-i18next';
import type { CandidateQuestion } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './candidate-question-list.module.css';

/** Questions the candidate may ask, each with what the job posting says about it and the wording that is based on. */
export function CandidateQuestionList({ questions }: { readonly questions: readonly CandidateQuestion[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {questions.map(({ question, answer }) => (
        <li key={question}>
          <p className={styles.question}>
            <PlanText>{question}</PlanText>
          </p>
          {answer === undefined ? (
            <p className="small muted">{t('question.toPrepare')}</p>
          ) : (
            <>
              <p>
                <PlanText>{answer.text}</PlanText>
              </p>
              {!answer.text.includes(answer.basis) && (
                <p className="small muted">
                  {t('question.basis')}{' '}
                  <q>
                    <PlanText>{answer.basis}</PlanText>
                  </q>
                </p>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
