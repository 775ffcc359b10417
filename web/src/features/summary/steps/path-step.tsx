import type { ReactNode } from 'react';
import { StepMark } from './step-mark.tsx';
import styles from './path-step.module.css';

interface PathStepProps {
  /** of the section, for what leads to it */
  readonly id: string;
  readonly number: number;
  readonly isDone: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** One step of the way to a decision, under its number. */
export function PathStep({ id, number, isDone, title, children }: PathStepProps) {
  return (
    <section id={id} className={styles.step} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <StepMark number={number} isDone={isDone} />
        {title}
      </h2>
      {children}
    </section>
  );
}
