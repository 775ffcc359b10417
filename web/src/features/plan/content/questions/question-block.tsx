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
  /** questions for which to say how to score the answers; about a 7 only if one says what makes it a 7 */
  readonly scored?: readonly Question[];
  /** at the end of the header */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A block of questions under its heading. */
export function QuestionBlock({ title, note, counted = [], scored, action, children }: QuestionBlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const printing = usePrinting();
  const rule = scored && (
    <div className={styles.scoring}>
      <h3>{t('scoring.title')}</h3>
      <ul>
        <li>{t('scoring.start')}</li>
        <li>
          {t('scoring.lines')} {scored.some(({ decidingFact }) => decidingFact) && t('scoring.seven')}
        </li>
        <li>{t('scoring.noCase')}</li>
      </ul>
    </div>
  );
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
      {/* on screen the scoring rule follows the questions and precedes the decision, which is based on scores */}
      {!printing && rule}
    </section>
  );
}
