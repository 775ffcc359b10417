import type { ReactNode } from 'react';
import styles from './plan-foot.module.css';

interface PlanFootProps {
  /** the start button; undefined if nothing can be started */
  readonly start: ReactNode;
  /** buttons for the CV and the parts of the plan */
  readonly children: ReactNode;
}

/** Bottom bar for phones: keeps the start button within reach of the thumb, and the CV one tap away. */
export function PlanFoot({ start, children }: PlanFootProps) {
  return (
    <footer className={styles.foot}>
      {children}
      {start !== undefined && <div className={styles.start}>{start}</div>}
    </footer>
  );
}
