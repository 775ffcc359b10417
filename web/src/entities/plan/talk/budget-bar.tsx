import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './budget-bar.module.css';

export interface BudgetSegment {
  readonly id: string;
  readonly minutes: number;
  /** core question, CV question, other part of the conversation, buffer */
  readonly kind: 'core' | 'cv' | 'plain' | 'buffer';
  /** the number of a question */
  readonly label?: string;
  /** in place of a number; only in a full bar */
  readonly icon?: ReactNode;
  /** in the runner: the share of its time used so far, 0 to 1 */
  readonly used?: number;
  readonly state?: 'now' | 'over' | 'dropped' | 'pending';
}

interface BudgetBarProps {
  readonly segments: readonly BudgetSegment[];
  /** text alternative for screen readers, e.g. "60 minutes: 42 for questions" */
  readonly description: string;
  /** full: labels and minutes inside; thin: 8 px; line: 6 px, fills as minutes are used */
  readonly size?: 'full' | 'thin' | 'line';
}

/** Every minute of the interview in one bar, whose segments add up exactly. */
export function BudgetBar({ segments, description, size = 'full' }: BudgetBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.bar, styles[size], 'num')} role="img" aria-label={description}>
      {segments.map((segment) => (
        <span
          key={segment.id}
          className={classes(styles.part, styles[segment.kind])}
          data-state={segment.state}
          // width in proportion to its minutes
          style={{ flexGrow: segment.minutes }}
          title={
            segment.label === undefined
              ? undefined
              : `${segment.label}, ${t('unit.minutes', { count: segment.minutes })}`
          }
        >
          {size === 'full' && segment.label !== undefined && <b>{segment.label}</b>}
          {size === 'full' && segment.icon}
          {/* a one-minute segment is too narrow for a number; the text below the bar has it */}
          {size === 'full' && segment.minutes > 1 && <small>{segment.minutes}</small>}
          {segment.used !== undefined && <i style={{ width: `${String(Math.min(1, segment.used) * 100)}%` }} />}
        </span>
      ))}
    </div>
  );
}
