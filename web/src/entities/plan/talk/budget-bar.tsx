import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './budget-bar.module.css';

export interface BudgetSegment {
  readonly id: string;
  readonly minutes: number;
  /** core question, question from the CV, other part of the talk, buffer */
  readonly kind: 'core' | 'cv' | 'plain' | 'buffer';
  /** short: "Q1" */
  readonly label?: string;
  /** shorter still, where the strip is narrow: "1" */
  readonly short?: string;
  /** above the minutes of what has no label */
  readonly sign?: ReactNode;
  /** a dot in it */
  readonly marked?: boolean;
  /** in the runner: share already used, 0 to 1 */
  readonly used?: number;
  readonly state?: 'now' | 'over' | 'dropped' | 'pending';
}

interface BudgetBarProps {
  readonly segments: readonly BudgetSegment[];
  /** what a screen reader hears instead of the strip, e.g. "60 minutes: 42 for questions" */
  readonly description: string;
  /** full: labels and minutes inside; thin: 8 px; line: 6 px, fills with used minutes */
  readonly size?: 'full' | 'thin' | 'line';
}

/** Every minute of the interview as one strip whose parts add up exactly. */
export function BudgetBar({ segments, description, size = 'full' }: BudgetBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.bar, styles[size], 'num')} role="img" aria-label={description}>
      {segments.map((segment) => (
        <span
          key={segment.id}
          className={classes(styles.part, styles[segment.kind])}
          data-state={segment.state}
          data-marked={segment.marked}
          // grows with its minutes; the widths are the message
          style={{ flexGrow: segment.minutes }}
          title={
            segment.label === undefined
              ? undefined
              : `${segment.label}, ${t('unit.minutes', { count: segment.minutes })}`
          }
        >
          {size === 'full' && segment.label !== undefined && (
            <b data-short={segment.short ?? segment.label}>{segment.label}</b>
          )}
          {size === 'full' && segment.sign}
          {/* a figure has no room in one minute; the words below the strip have it */}
          {size === 'full' && segment.minutes > 1 && <small>{segment.minutes}</small>}
          {segment.used !== undefined && <i style={{ width: `${String(Math.min(1, segment.used) * 100)}%` }} />}
        </span>
      ))}
    </div>
  );
}
