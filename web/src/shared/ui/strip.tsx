import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './strip.module.css';

interface StripLineProps {
  readonly icon: ReactNode;
  /** actions, at the end of the line; below it on a phone */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** Open issues of a page, one per line, in a slim frame above the content. */
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
