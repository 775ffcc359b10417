import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { StepState } from './use-step-states.ts';
import styles from './step-fold.module.css';

interface StepFoldProps {
  readonly mark: ReactNode;
  readonly name: string;
  readonly state: StepState;
  readonly children: ReactNode;
}

/** For phones: a step collapsed to its name and progress, so that the choice is not far below. */
export function StepFold({ mark, name, state, children }: StepFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {mark}
        <b>{name}</b>
        <span className={styles.state} data-tone={state.tone}>
          {state.text}
        </span>
        <IconChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  );
}
