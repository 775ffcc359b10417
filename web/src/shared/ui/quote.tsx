import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './quote.module.css';

interface QuoteProps {
  /** the CV's own words */
  readonly children: ReactNode;
  /** where they are: "p. 1, line 9" */
  readonly source?: string;
  /** outlined together with the question it belongs to */
  readonly selected?: boolean;
}

/** The highlighter: words that the server found in the CV. Used for nothing else. */
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

/** Highlighter inside the CV's own text, where the line keeps its size. */
export function Highlight({ children }: Pick<QuoteProps, 'children'>) {
  return <mark className={styles.highlight}>{children}</mark>;
}
