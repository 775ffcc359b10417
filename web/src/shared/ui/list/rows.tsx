import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './rows.module.css';

interface RowsProps {
  readonly label: string;
  /** column headings for wide lists; hidden from screen readers, because each row says the same in words */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A list in one frame, with hairlines between the rows; never cards within a card. */
export function Rows({ label, head, children }: RowsProps) {
  return (
    <div className={styles.frame}>
      {head}
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

/** Several related lists in one frame. */
export function RowGroups({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

interface RowGroupProps {
  readonly title: string;
  /** number of rows, if all are shown */
  readonly count?: number | undefined;
  /** link to the full list, if there are more */
  readonly all?: ReactNode;
  readonly children: ReactNode;
}

/** One list of a {@link RowGroups}, with its heading. */
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
  /** rows begin with an avatar */
  readonly led?: boolean;
  readonly title: string;
  /** laid out like the facts of a row */
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
  /** beside the title: something that needs attention */
  readonly mark?: ReactNode;
  readonly detail?: ReactNode;
  /** the middle columns on wide screens */
  readonly facts?: ReactNode;
  /** the action: at the end of the last line on a phone */
  readonly end?: ReactNode;
}

/**
 * One item of a list; the whole row is a link to it. `data-part` and `data-led` (begins with an avatar) are hooks for
 * `row-standing.module.css` and for the content of the parts.
 */
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
