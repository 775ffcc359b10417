import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './folded.module.css';

interface FoldedProps {
  /** what is seen of it while it is closed */
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What few look for: closed under its name. */
export function Folded({ name, className, children }: FoldedProps) {
  return (
    <details className={classes(styles.folded, className)}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
