import type { ReactNode } from 'react';
import styles from './shared-interview.module.css';

interface SharedSectionProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list under its heading; without anything in it, nothing. */
export function SharedSection<Item>({ title, items, children }: SharedSectionProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.rows}>
        {items.map((item, index) => (
          <li key={String(index)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
