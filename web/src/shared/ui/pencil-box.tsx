import type { ReactNode } from 'react';
import styles from './pencil-box.module.css';

/** The pencil: AI drafted it and nobody has accepted it yet. */
export function PencilBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
