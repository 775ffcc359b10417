import styles from './comparison-table.module.css';

/** Whose cell it is, where the heads of the columns are not beside it. */
export function ColumnName({ children }: { readonly children: string }) {
  return <span className={styles.name}>{children}</span>;
}
