import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import styles from './question-block.module.css';

interface QuestionBlockProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** questions to count at the end of the header; omit if their number is shown elsewhere */
  readonly counted?: readonly Question[];
  /** how to score the answers */
  readonly scoring?: ReactNode;
  /** at the end of the header */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A block of questions under its heading. */
export function QuestionBlock({ title, note, counted = [], scoring, action, children }: QuestionBlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const printing = usePrinting();
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
      {printing && scoring}
      {children}
      {/* on screen the scoring rule follows the questions and precedes the decision, which is based on scores */}
      {!printing && scoring}
    </section>
  );
}
