import { IconCoffee } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import type { TalkTime } from './talk-rows.ts';
import styles from './break-row.module.css';

/** The break, if there is one between two questions. */
export function BreakRow({ time }: { readonly time: TalkTime }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  return (
    <p className={styles.break} data-part="break">
      <IconCoffee aria-hidden />
      {t('parts.break')}
      <span className="num">{format.minutes(time.to - time.from)}</span>
    </p>
  );
}
