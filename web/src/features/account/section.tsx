import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

interface SectionProps {
  readonly title: string;
  /** one line under the heading */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the profile, under its own heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
