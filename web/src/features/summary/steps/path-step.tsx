import type { ReactNode } from 'react';
import { StepMark } from './step-mark.tsx';
import type { StepState } from './use-step-states.ts';
import styles from './path-step.module.css';

interface PathStepProps {
  /** of the section, for what leads to it */
  readonly id: string;
  readonly number: number;
  readonly isDone: boolean;
  readonly title: string;
  /** how far it is, where its content does not show that at a glance */
  readonly state: StepState | undefined;
  readonly children: ReactNode;
}

/** One step of the way to a decision, under its number and beside how far it is. */
export function PathStep({ id, number, isDone, title, state, children }: PathStepProps) {
  return (
    <section id={id} className={styles.step} aria-labelledby={`${id}-title`}>
      <header>
        <StepMark number={number} isDone={isDone} />
        <h2 id={`${id}-title`}>{title}</h2>
        {state !== undefined && (
          <p className={styles.state} data-tone={state.tone}>
            {state.text}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
