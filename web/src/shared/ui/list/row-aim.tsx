import type { ReactNode } from 'react';
import styles from './row-aim.module.css';

/** What the row's item is for: a column before its status where there is room, otherwise a line above it. */
export function RowAim({ children }: { readonly children: ReactNode }) {
  return <span className={styles.aim}>{children}</span>;
}
