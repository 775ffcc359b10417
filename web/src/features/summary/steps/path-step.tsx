import type { ReactNode } from 'react';
import { StepMark } from './step-mark.tsx';
import type { StepState } from './use-step-states.ts';
import styles from './path-step.module.css';

interface PathStepProps {
  /** id of the section, for links to it */
  readonly id: string;
  readonly number: number;
  readonly isDone: boolean;
  readonly title: string;
  /** progress, if the content does not make it obvious */
  readonly state: StepState | undefined;
  readonly children: ReactNode;
}

/** A numbered step towards a decision, with its progress. */
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
