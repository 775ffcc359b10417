import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './folded.module.css';

interface FoldedProps {
  /** what is seen of it while it is closed */
  readonly name: string;
  /** what it holds, in short */
  readonly hint?: string;
  readonly className: string | undefined;
  /** what is in it has to be seen */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What few look for: closed under its name. */
export function Folded({ name, hint, className, open, children }: FoldedProps) {
  return (
    <details className={classes(styles.folded, className)} open={open}>
      <summary>
        {hint === undefined ? (
          name
        ) : (
          <span>
            {name} <span className={styles.hint}>{hint}</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
