import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

interface StatePanelProps {
  /** a drawing, or an icon in a strip */
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** possible actions; at most one filled button */
  readonly action?: ReactNode;
  /** a single line beside other content, rather than a panel in place of a whole list */
  readonly strip?: boolean;
  /** heading level of the title */
  readonly level?: 2 | 3;
  /** appeared without a user action: announced at once */
  readonly role?: 'alert';
}

/** Shown in place of missing content: nothing exists yet, nothing matches, or loading failed. All share one layout. */
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
