import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-number.module.css';

interface QuestionNumberProps {
  readonly order: number;
  /** whom its question is for; undefined where that is not known */
  readonly block: Question['block'] | undefined;
  /** it quotes the CV, whose colour it has then */
  readonly isFromCv: boolean;
  readonly className?: string | undefined;
}

/** The number of a question as the strip of minutes shows it. */
export function QuestionNumber({ order, block, isFromCv, className }: QuestionNumberProps) {
  return (
    <span className={classes(styles.number, isFromCv && styles.fromCv, className)} data-block={block}>
      {order}
    </span>
  );
}
