import type { ReactNode } from 'react';
import type { NextStep } from './decision-steps.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './step-bar.module.css';

interface StepBarProps {
  /** undefined while all remaining steps are visible */
  readonly next: NextStep | undefined;
  /** one line about the progress of the next step */
  readonly said: string;
  /** the button that cancels changing a recorded recommendation */
  readonly leave: ReactNode;
}

/**
 * For phones, below the steps: the progress of the decision, and the one primary button, which leads to the next step.
 */
export function StepBar({ next, said, leave }: StepBarProps) {
  return (
    <footer className={styles.bar}>
      <p>{said}</p>
      {leave}
      {next !== undefined && <NextStepButton next={next} />}
    </footer>
  );
}
