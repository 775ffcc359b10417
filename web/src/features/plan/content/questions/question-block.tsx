import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-block.module.css';

interface QuestionBlockProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** to be counted at the end of the head, where that stands nowhere else */
  readonly counted?: readonly Question[];
  /** how to score their answers */
  readonly scoring?: string;
  /** at the end of the head */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A block of questions under its heading. */
export function QuestionBlock({ title, note, counted = [], scoring, action, children }: QuestionBlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const printing = usePrinting();
  const rule = scoring !== undefined && <p className={classes('small muted', styles.scoring)}>{scoring}</p>;
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
      {printing && rule}
      {children}
      {/* the first question comes before it, and the decision, which goes by scores, after it */}
      {!printing && rule}
    </section>
  );
}
