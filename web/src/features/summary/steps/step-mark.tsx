import { IconCheck } from '@tabler/icons-react';
import styles from './step-mark.module.css';

interface StepMarkProps {
  readonly number: number;
  readonly isDone: boolean;
}

/** The number of a step, or a tick once it is done. The text beside it says the same. */
export function StepMark({ number, isDone }: StepMarkProps) {
  return (
    <span className={styles.mark} data-done={isDone} aria-hidden>
      {isDone ? <IconCheck /> : number}
    </span>
  );
}
