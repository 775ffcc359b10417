import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './page-header.module.css';

/** More than two lines of a phone in the size of other titles. */
const longTitle = 40;

interface PageHeaderProps {
  /** text, or a skeleton where it is not known yet */
  readonly title: ReactNode;
  /** before the title, over both lines: who or what it is about */
  readonly lead?: ReactNode;
  /** beside the title: a status */
  readonly badge?: ReactNode;
  /** one line under it: numbers over adjectives */
  readonly children?: ReactNode;
  /** one filled button at most */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a page. Its h1 takes the focus after a change of page. */
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
