import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './rows.module.css';

/** A list of rows split by hairlines, never cards in a card. */
export function Rows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowHeadProps {
  /** rows begin with a picture */
  readonly led?: boolean;
  readonly title: string;
  /** in the shape of the facts of a row */
  readonly facts: ReactNode;
  readonly end: string;
}

/** What the columns of a wide list hold, above it. Rows say it in words themselves, so it is for the eye alone. */
export function RowHead({ led = false, title, facts, end }: RowHeadProps) {
  return (
    <div className={styles.rows} aria-hidden>
      <div className={styles.head}>
        {led && <span className={styles.lead} />}
        <span className={styles.main}>{title}</span>
        <span className={styles.facts}>{facts}</span>
        <span className={styles.end}>{end}</span>
      </div>
    </div>
  );
}

interface RowProps {
  /** what stands at the end is long: on a phone it stands under the facts */
  readonly endBelow?: boolean;
  readonly to: string;
  readonly lead?: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  /** middle columns on wide screens */
  readonly facts?: ReactNode;
  readonly end?: ReactNode;
}

/** One thing of a list; the whole row opens it. */
export function Row({ endBelow = false, to, lead, title, detail, facts, end }: RowProps) {
  return (
    <li className={classes(styles.row, endBelow && styles.endBelow)}>
      {lead}
      <span className={styles.main}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  );
}
