import { IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { conditionsOfHire } from '#contracts/interviewing/summary/conditional-hire.ts';
import { type RequiredPoint, countUnmet } from '#contracts/interviewing/summary/unmet-requirements.ts';
import styles from './verdict-mark.module.css';

const icons = { hire: IconCheck, no_hire: IconX, further_interview: IconRepeat };

interface VerdictMarkProps {
  readonly recommendation: Recommendation;
  readonly points: readonly RequiredPoint[];
}

/** The sign of a recommendation before its words, as lists have it: a tick for a hire alone, orange where it has conditions. */
export function VerdictMark({ recommendation, points }: VerdictMarkProps) {
  const isConditional = conditionsOfHire(recommendation, countUnmet(points)) !== undefined;
  const Icon = icons[recommendation];
  return (
    <span className={styles.mark} data-verdict={isConditional ? 'conditional' : recommendation} aria-hidden>
      <Icon />
    </span>
  );
}
