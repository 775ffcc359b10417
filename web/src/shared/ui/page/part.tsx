import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  readonly title: string;
  /** what the part is for */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a long page: its heading on the left, where there is room, and its content on the right. */
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
