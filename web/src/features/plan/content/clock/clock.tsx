import { useTranslation } from 'react-i18next';
import styles from './clock.module.css';
import type { TalkTime } from './talk-rows.ts';

/**
 * The time of a part of the interview as a range of minutes; a single number could be mistaken for the duration beside
 * it. Null leaves the space empty.
 */
export function Clock({ time }: { readonly time: TalkTime | null }) {
  const { t } = useTranslation('plan');
  return (
    <span
      className={styles.clock}
      title={time === null ? undefined : t('clock.title', { from: time.from, to: time.to })}
      aria-hidden
    >
      {time !== null && t('clock.span', { from: time.from, to: time.to })}
    </span>
  );
}
