import type { ReactNode, RefCallback } from 'react';
import { StepMark } from './step-mark.tsx';
import styles from './path-step.module.css';

interface PathStepProps {
  /** of the section, for what leads to it */
  readonly id: string;
  readonly number: number;
  readonly isDone: boolean;
  readonly title: string;
  /** tells whether it is in sight */
  readonly sight?: RefCallback<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** One step of the way to a decision, under its number. */
export function PathStep({ id, number, isDone, title, sight, children }: PathStepProps) {
  return (
    <section ref={sight} id={id} className={styles.step} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <StepMark number={number} isDone={isDone} />
        {title}
      </h2>
      {children}
    </section>
  );
}
