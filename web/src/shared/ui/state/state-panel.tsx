import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

interface StatePanelProps {
  /** a drawing; in a strip an icon */
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** what can be done, one filled button at most */
  readonly action?: ReactNode;
  /** beside things that stay: one line, rather than the place of a whole list */
  readonly strip?: boolean;
  /** level of the title in the page */
  readonly level?: 2 | 3;
  /** it came unasked: read out at once */
  readonly role?: 'alert';
}

/** What is there in place of things that are not: none yet, none that match, or none that came. One shape for all of them. */
export function StatePanel({ picture, title, children, action, strip = false, level = 2, role }: StatePanelProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.panel} data-strip={strip} role={role}>
      {picture}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <div className={styles.text}>{children}</div>
      </div>
      {action !== undefined && action !== false && <div className={styles.action}>{action}</div>}
    </section>
  );
}
