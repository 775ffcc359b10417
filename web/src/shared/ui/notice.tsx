import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  readonly tone: 'danger' | 'warn' | 'info';
  readonly icon?: ReactNode;
  /** adds a margin below, for parents without a gap */
  readonly apart?: boolean;
  readonly children: ReactNode;
}

/** A message box within the page: an error, or something to know before continuing. */
export function Notice({ tone, icon, apart = false, className, children, ...box }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone], apart && styles.apart, className)} {...box}>
      {icon}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
