import type { ReactNode } from 'react';
import styles from './plan-foot.module.css';

interface PlanFootProps {
  /** undefined where nothing can be started */
  readonly start: ReactNode;
  /** the ways to the CV and to the parts of the plan */
  readonly children: ReactNode;
}

/** On a phone the start stays in reach of the thumb, and the CV is one tap away. */
export function PlanFoot({ start, children }: PlanFootProps) {
  return (
    <footer className={styles.foot}>
      {children}
      {start !== undefined && <div className={styles.start}>{start}</div>}
    </footer>
  );
}
