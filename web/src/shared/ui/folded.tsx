import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './folded.module.css';

interface FoldedProps {
  /** the label, visible while collapsed */
  readonly name: string;
  /** short summary of the content */
  readonly hint?: string;
  readonly className: string | undefined;
  /** expanded, because the content must be visible */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsed section for content that few users look for. */
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
