import type { ReactNode } from 'react';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { bandIndex } from './band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './score-strip.module.css';

const cells = 11;

/** Position of a score on the strip, in per cent: the middle of its cell. */
export function placeOfScore(score: number): number {
  return ((score + 0.5) / cells) * 100;
}

interface ScoreStripProps {
  /** draws a bar below the strip from this minimum score to the end */
  readonly least?: number | undefined;
  readonly className?: string | undefined;
  /** the dots for the scores given */
  readonly children: ReactNode;
}

/**
 * The scale from 0 to 10 as a strip in the colours of its bands, with the scores on it. Decorative: the score itself is
 * given as text beside it.
 */
export function ScoreStrip({ least, className, children }: ScoreStripProps) {
  return (
    <span className={classes(styles.strip, className)}>
      {bands.map((band) => (
        <i key={band} data-band={bandIndex(band)} aria-hidden />
      ))}
      {least !== undefined && (
        <span
          className={styles.least}
          data-part="least"
          style={{ insetInlineStart: `${String((least / cells) * 100)}%` }}
          aria-hidden
        />
      )}
      {children}
    </span>
  );
}

interface ScoreDotProps {
  readonly score: number;
  /** drawn as a ring: left out of the mean */
  readonly isApart: boolean;
}

/** A score, or a mean of scores, on a strip. */
export function ScoreDot({ score, isApart }: ScoreDotProps) {
  return (
    <span
      className={styles.dot}
      data-part="dot"
      data-apart={isApart || undefined}
      style={{ insetInlineStart: `${String(placeOfScore(score))}%` }}
      aria-hidden
    />
  );
}
