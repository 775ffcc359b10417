import { IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import styles from './verdict-mark.module.css';

const icons = { hire: IconCheck, no_hire: IconX, further_interview: IconRepeat };

/** The icon of a recommendation, as in lists: a hire always has the same tick, whatever is still open. */
export function VerdictMark({ recommendation }: { readonly recommendation: Recommendation }) {
  const Icon = icons[recommendation];
  return (
    <span className={styles.mark} data-verdict={recommendation} aria-hidden>
      <Icon />
    </span>
  );
}
