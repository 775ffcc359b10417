import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-number.module.css';

interface QuestionNumberProps {
  readonly order: number;
  /** the question's block; undefined if unknown */
  readonly block: Question['block'] | undefined;
  /** the question quotes the CV and gets the CV colour */
  readonly isFromCv: boolean;
  readonly className?: string | undefined;
}

/** The number of a question, styled as in the time budget bar. */
export function QuestionNumber({ order, block, isFromCv, className }: QuestionNumberProps) {
  return (
    <span className={classes(styles.number, isFromCv && styles.fromCv, className)} data-block={block}>
      {order}
    </span>
  );
}
