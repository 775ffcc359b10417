import type { ReactNode } from 'react';
import styles from './pencil-box.module.css';

/** The pencil style marks text drafted by AI that nobody has accepted yet. */
export function PencilBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
