import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rows.module.css';

interface RowsProps {
  readonly label: string;
  /** what the columns of a wide list hold, above it: rows say it in words themselves, so it is for the eye alone */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A list of rows in one frame, split by hairlines: never cards in a card. */
export function Rows({ label, head, children }: RowsProps) {
  return (
    <div className={styles.frame}>
      {head}
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

/** Lists that belong together, in one frame. */
export function RowGroups({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

interface RowGroupProps {
  readonly title: string;
  /** of its rows, where all are there */
  readonly count?: number | undefined;
  /** where there are more */
  readonly all?: ReactNode;
  readonly children: ReactNode;
}

/** One of several lists in a frame, under its name. */
export function RowGroup({ title, count, all, children }: RowGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.band}>
        <h2>{title}</h2>
        {count !== undefined && <span>{count}</span>}
        {all}
      </div>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}

interface RowHeadProps {
  /** rows begin with a picture */
  readonly led?: boolean;
  readonly title: string;
  /** in the shape of the facts of a row */
  readonly facts: ReactNode;
  readonly end?: string;
}

export function RowHead({ led = false, title, facts, end }: RowHeadProps) {
  return (
    <div className={styles.head} aria-hidden>
      {led && <span className={styles.lead} />}
      <span className={styles.main}>{title}</span>
      <span className={styles.facts} data-part="facts">
        {facts}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

interface RowProps {
  readonly to: string;
  readonly lead?: ReactNode;
  readonly title: string;
  /** beside the title: what needs a look */
  readonly mark?: ReactNode;
  readonly detail?: ReactNode;
  /** middle columns on wide screens */
  readonly facts?: ReactNode;
  /** what one can do: on a phone at the end of the last line */
  readonly end?: ReactNode;
}

/** One thing of a list; the whole row opens it. Its parts, and whether it begins with a picture, are named for `row-standing.module.css` and for what stands in it. */
export function Row({ to, lead, title, mark, detail, facts, end }: RowProps) {
  return (
    <li className={styles.row} data-led={lead !== undefined && lead !== false}>
      {lead}
      <span className={styles.main} data-part="main">
        <span className={styles.name} data-part="name">
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          {mark !== undefined && <span className={styles.marks}>{mark}</span>}
        </span>
        {detail !== undefined && (
          <span className={styles.detail} data-part="detail">
            {detail}
          </span>
        )}
      </span>
      {facts !== undefined && (
        <span className={styles.facts} data-part="facts">
          {facts}
        </span>
      )}
      {end !== undefined && (
        <span className={styles.end} data-part="end">
          {end}
        </span>
      )}
    </li>
  );
}
