import type { ReactNode } from 'react';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { StartButton } from '#web/features/plan/start-button.tsx';
import styles from './plan-foot.module.css';

interface PlanFootProps {
  readonly interview: Interview;
  readonly startable: boolean;
  /** the ways to the CV and to the parts of the plan */
  readonly children: ReactNode;
}

/** On a phone the start stays in reach of the thumb, and the CV is one tap away. */
export function PlanFoot({ interview, startable, children }: PlanFootProps) {
  return (
    <footer className={styles.foot}>
      {children}
      <StartButton interview={interview} startable={startable} className={styles.start} />
    </footer>
  );
}
