import type { ReactNode } from 'react';
import styles from './row-aim.module.css';

/** What the thing of a row is for: before its standing a column where there is room, else a line above it. */
export function RowAim({ children }: { readonly children: ReactNode }) {
  return <span className={styles.aim}>{children}</span>;
}
