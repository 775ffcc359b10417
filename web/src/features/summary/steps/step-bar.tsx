import type { ReactNode } from 'react';
import type { NextStep } from './decision-steps.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './step-bar.module.css';

interface StepBarProps {
  /** undefined while all that is left is in sight */
  readonly next: NextStep | undefined;
  /** one line of how far the next step is */
  readonly said: string;
  /** leaves the change of a recommendation that is recorded */
  readonly leave: ReactNode;
}

/** On a phone, below the steps: how far the decision is, and the one main button, which leads to the next of them. */
export function StepBar({ next, said, leave }: StepBarProps) {
  return (
    <footer className={styles.bar}>
      <p>{said}</p>
      {leave}
      {next !== undefined && <NextStepButton next={next} />}
    </footer>
  );
}
