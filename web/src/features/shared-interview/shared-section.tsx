import type { ReactNode } from 'react';
import styles from './shared-interview.module.css';

interface SharedSectionProps<Item> {
  readonly title: string;
  /** below the heading: column headers for the rows */
  readonly head?: ReactNode;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** A list with a heading; renders nothing if it is empty. */
export function SharedSection<Item>({ title, head, items, children }: SharedSectionProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {head}
      <ul className={styles.rows} data-headed={head !== undefined}>
        {items.map((item, index) => (
          <li key={String(index)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
