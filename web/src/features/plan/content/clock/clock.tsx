import { useTranslation } from 'react-i18next';
import styles from './clock.module.css';
import type { TalkTime } from './talk-rows.ts';

/** When a part of the talk has its time, from one minute to another: a single figure would be read as the length beside it. Null keeps its place empty. */
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
