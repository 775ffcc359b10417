import type { ReactNode } from 'react';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { bandIndex } from './band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './score-strip.module.css';

const cells = 11;

/** Where a score stands on a strip, in per cent of it: in the middle of its own part. */
export function placeOfScore(score: number): number {
  return ((score + 0.5) / cells) * 100;
}

interface ScoreStripProps {
  /** below it a bar from the least that is wanted to the end */
  readonly least?: number | undefined;
  readonly className?: string | undefined;
  /** what was given */
  readonly children: ReactNode;
}

/** The scale from 0 to 10 as a strip in the tints of its bands, with what was given on it. It is seen alone: the score is said beside it. */
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
  /** a ring: what is left out of the mean */
  readonly isApart: boolean;
}

/** A score on a strip, or a mean of scores. */
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
