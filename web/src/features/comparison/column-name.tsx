import styles from './comparison-table.module.css';

/** The candidate's name within a cell, for layouts without column headers. */
export function ColumnName({ children }: { readonly children: string }) {
  return <span className={styles.name}>{children}</span>;
}
