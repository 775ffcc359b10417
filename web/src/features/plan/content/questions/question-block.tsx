import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import head from '#web/features/plan/content/card-head.module.css';
import styles from './question-block.module.css';

interface QuestionBlockProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** questions to count at the end of the header; omit if their number is shown elsewhere */
  readonly counted?: readonly Question[];
  /** at the end of the header */
  readonly action?: ReactNode;
  /** between the header and the rows */
  readonly rule?: ReactNode;
  /** rows, or groups of rows */
  readonly children: ReactNode;
}

/** Questions, and other steps of the interview, as rows of one list under a heading. */
export function QuestionBlock({ title, note, counted = [], action, rule, children }: QuestionBlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const minutes = counted.reduce((sum, question) => sum + question.expectedMin, 0);
  return (
    <section className={styles.block}>
      <header>
        <h2>{title}</h2>
        {note}
        <span className={styles.end}>
          {counted.length > 0 && (
            <span className={styles.sum}>
              {t('block.sum', { count: counted.length, minutes: format.minutes(minutes) })}
            </span>
          )}
          {action}
        </span>
      </header>
      {rule}
      <div className={head.frame}>{children}</div>
    </section>
  );
}
