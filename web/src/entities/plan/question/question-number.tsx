import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-number.module.css';

interface QuestionNumberProps {
  readonly order: number;
  /** one from the CV has the colour of the CV; undefined where that is not known */
  readonly block: Question['block'] | undefined;
  readonly className?: string | undefined;
}

/** The number of a question as the strip of minutes shows it. */
export function QuestionNumber({ order, block, className }: QuestionNumberProps) {
  return (
    <span className={classes(styles.number, className)} data-block={block}>
      {order}
    </span>
  );
}
