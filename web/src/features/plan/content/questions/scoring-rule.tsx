import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import styles from './scoring-rule.module.css';

/** How to score the answers to all questions of a plan; about a 7 only if a question says what makes it one. */
export function ScoringRule({ questions }: { readonly questions: readonly Question[] }) {
  const { t } = useTranslation('plan');
  const namesSeven = questions.some(({ decidingFact }) => decidingFact !== undefined);
  return (
    <section className={styles.rule}>
      <h3>{t('scoring.title')}</h3>
      <ul>
        <li>{t('scoring.start')}</li>
        <li>
          {t('scoring.lines')} {namesSeven && t('scoring.seven')}
        </li>
        <li>{t('scoring.noCase')}</li>
      </ul>
    </section>
  );
}
