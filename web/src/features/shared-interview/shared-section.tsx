import type { ReactNode } from 'react';
import styles from './shared-interview.module.css';

interface SharedSectionProps<Item> {
  readonly title: string;
  /** below the heading: how to read what follows */
  readonly lead?: ReactNode;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list under its heading; without anything in it, nothing. */
export function SharedSection<Item>({ title, lead, items, children }: SharedSectionProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <ul className={styles.rows}>
        {items.map((item, index) => (
          <li key={String(index)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
