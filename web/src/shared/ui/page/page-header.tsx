import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './page-header.module.css';

/** Characters; longer titles would take more than two lines on a phone and get a smaller font. */
const longTitle = 40;

interface PageHeaderProps {
  /** text, or a skeleton until it is known */
  readonly title: ReactNode;
  /** before the title, two lines high: an avatar */
  readonly lead?: ReactNode;
  /** beside the title: a status */
  readonly badge?: ReactNode;
  /** one line below the title; prefer numbers to adjectives */
  readonly children?: ReactNode;
  /** at most one filled button */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** The header of a page. Its h1 gets the focus after navigation. */
export function PageHeader({ title, lead, badge, children, actions, className }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, lead !== undefined && styles.led, className)}>
      {lead}
      <div className={styles.title}>
        <h1 data-long={typeof title === 'string' && title.length > longTitle}>{title}</h1>
        {badge}
      </div>
      {children !== undefined && <div className={styles.sub}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
