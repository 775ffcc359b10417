import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './quote.module.css';

interface QuoteProps {
  /** a verbatim quote from the CV */
  readonly children: ReactNode;
  /** its location: "p. 1, line 9" */
  readonly source?: string;
  /** highlighted together with the question it belongs to */
  readonly selected?: boolean;
}

/** The highlighter style marks text that the server found in the CV. Used for nothing else. */
export function Quote({ children, source, selected = false }: QuoteProps) {
  return (
    <span className={styles.frame}>
      <span>
        <q className={classes(styles.quote, selected && styles.selected)}>{children}</q>
      </span>
      {source !== undefined && <span className={styles.source}>{source}</span>}
    </span>
  );
}

/** The highlighter style within the CV text itself; does not change the line height. */
export function Highlight({ children }: Pick<QuoteProps, 'children'>) {
  return <mark className={styles.highlight}>{children}</mark>;
}
