import type { ReactNode } from 'react';
import { StepMark } from './step-mark.tsx';
import styles from './path-step.module.css';

interface PathStepProps {
  /** id of the section, for links to it */
  readonly id: string;
  /** none for what is only looked at */
  readonly number?: number;
  readonly isDone?: boolean;
  readonly title: string;
  /** what is missing or speaks against, if anything */
  readonly state?: string;
  readonly children: ReactNode;
}

/** A section of an open summary: a numbered step towards the decision, or what it is based on. */
export function PathStep({ id, number, isDone = false, title, state = '', children }: PathStepProps) {
  return (
    <section id={id} className={styles.step} aria-labelledby={`${id}-title`}>
      <header>
        {number !== undefined && <StepMark number={number} isDone={isDone} />}
        <h2 id={`${id}-title`}>{title}</h2>
        {state !== '' && <p className={styles.state}>{state}</p>}
      </header>
      {children}
    </section>
  );
}
