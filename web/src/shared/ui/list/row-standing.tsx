import type { ReactNode } from 'react';
import styles from './row-standing.module.css';

interface RowStandingProps {
  /** what the item is for */
  readonly aim?: ReactNode;
  readonly children: ReactNode;
}

/** The status of a row's item, in the facts part: a column of the same width in every list, next to the action. */
export function RowStanding({ aim, children }: RowStandingProps) {
  return (
    <span className={styles.standing}>
      {aim}
      <span className={styles.now}>{children}</span>
    </span>
  );
}
