import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

/** Search and filters above a list. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.tools} role="search">
      {children}
    </div>
  );
}
