import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './calibration.module.css';

interface CountedBar {
  readonly id: string;
  readonly name: ReactNode;
  /** explanation of the name */
  readonly meaning: string;
  readonly count: number;
  /** class that sets the bar's colour */
  readonly colour?: string;
}

/** Counts that add up to a total, one per row. The bar is decorative: count and share are given as text. */
export function CountedBars({ label, bars }: { readonly label: string; readonly bars: readonly CountedBar[] }) {
  const { t } = useTranslation('calibration');
  const of = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ id, name, meaning, count, colour }) => {
        const share = of === 0 ? 0 : Math.round((count * 100) / of);
        return (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.meaning}>{meaning}</span>
            <span className={styles.track} aria-hidden>
              <i className={classes(colour)} style={{ width: `${String(share)}%` }} />
            </span>
            <span className={styles.count}>
              <b>{count}</b> <small>{t('share', { share })}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
