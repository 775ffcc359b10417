import type { ReactNode } from 'react';
import styles from './row-standing.module.css';

interface RowStandingProps {
  /** what it is for */
  readonly aim?: ReactNode;
  readonly children: ReactNode;
}

/** How far the thing of a row is, as its facts: in a column of one width in every list, what is to be done beside it. */
export function RowStanding({ aim, children }: RowStandingProps) {
  return (
    <span className={styles.standing}>
      {aim}
      <span className={styles.now}>{children}</span>
    </span>
  );
}
