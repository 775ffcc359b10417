import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-number.module.css';

interface QuestionNumberProps {
  readonly order: number;
  /** the question's block: whether everyone is asked it, or only this candidate; undefined if unknown */
  readonly block: Question['block'] | undefined;
  readonly className?: string | undefined;
}

/** The number of a question, styled as in the time budget bar. */
export function QuestionNumber({ order, block, className }: QuestionNumberProps) {
  return (
    <span className={classes(styles.number, className)} data-block={block}>
      {order}
    </span>
  );
}
