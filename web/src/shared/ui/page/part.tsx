import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  readonly title: string;
  /** what it is for, and what comes of it */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a long page: what it is about at its left, where there is room, and what is done about it. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
