import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './question-block.module.css';

interface QuestionBlockProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly questions: readonly Question[];
  /** at the end of the head */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A block of questions under its heading, with its number and minutes. */
export function QuestionBlock({ title, note, questions, action, children }: QuestionBlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const minutes = questions.reduce((sum, question) => sum + question.expectedMin, 0);
  return (
    <section className={styles.block}>
      <header>
        <h2>{title}</h2>
        {note}
        {questions.length > 0 && (
          <span className={styles.sum}>
            {t('block.sum', { count: questions.length, minutes: format.minutes(minutes) })}
          </span>
        )}
        {action}
      </header>
      {children}
    </section>
  );
}
