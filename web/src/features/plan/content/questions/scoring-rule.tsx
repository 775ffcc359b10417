import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import styles from './question-block.module.css';

/** How to score the answers; about a 7 only if a question says what makes it a 7. */
export function ScoringRule({ questions }: { readonly questions: readonly Question[] }) {
  const { t } = useTranslation('plan');
  return (
    <ul className={styles.scoring}>
      <li>{t('scoring.start')}</li>
      <li>
        {t('scoring.lines')} {questions.some(({ decidingFact }) => decidingFact) && t('scoring.seven')}
      </li>
      <li>{t('scoring.noCase')}</li>
    </ul>
  );
}
