import { useTranslation } from 'react-i18next';
import styles from './clock.module.css';

/** When a part of the talk begins: "min 12", so that it is neither a time of day nor the length beside it. Null keeps its place empty. */
export function Clock({ minutes }: { readonly minutes: number | null }) {
  const { t } = useTranslation('plan');
  return (
    <span className={styles.clock} aria-hidden>
      {minutes !== null && t(minutes === 0 ? 'clock.start' : 'clock.minute', { minute: minutes })}
    </span>
  );
}
