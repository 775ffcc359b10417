import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** one sentence: what comes here and how */
  readonly children: ReactNode;
  /** the next step, one filled button at most */
  readonly action?: ReactNode;
  /** without a frame: what is done next has one already, above */
  readonly frameless?: boolean;
  /** level of the title in the page */
  readonly level?: 2 | 3;
}

/** An empty list: one drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action, frameless = false, level = 2 }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.box} data-frameless={frameless}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}
