import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  readonly tone: 'danger' | 'warn' | 'info';
  readonly icon?: ReactNode;
  /** space to what follows, where the parent leaves none */
  readonly apart?: boolean;
  readonly children: ReactNode;
}

/** A box in the flow of a page: what went wrong, or what is to be known before going on. */
export function Notice({ tone, icon, apart = false, className, children, ...box }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone], apart && styles.apart, className)} {...box}>
      {icon}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
