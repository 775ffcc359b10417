import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './strip.module.css';

interface StripLineProps {
  readonly icon: ReactNode;
  /** what can be done about it, at the end of the line; on a phone below it */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** What is still open about a page, in one slim frame above it: a line for each thing. */
export function Strip({ warns = false, children }: { readonly warns?: boolean; readonly children: ReactNode }) {
  return <div className={classes(styles.strip, warns && styles.warn)}>{children}</div>;
}

export function StripLine({ icon, acts, children }: StripLineProps) {
  return (
    <div className={styles.line}>
      {icon}
      <p>{children}</p>
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}
