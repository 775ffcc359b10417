import { IconCheck } from '@tabler/icons-react';
import styles from './step-mark.module.css';

interface StepMarkProps {
  readonly number: number;
  readonly isDone: boolean;
}

/** The number of a step; a tick once it is done. What it says stands in words beside it. */
export function StepMark({ number, isDone }: StepMarkProps) {
  return (
    <span className={styles.mark} data-done={isDone} aria-hidden>
      {isDone ? <IconCheck /> : number}
    </span>
  );
}
