import { IconCoffee } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './clock.module.css';
import { Clock } from './clock.tsx';
import type { TalkTime } from './talk-rows.ts';

/** The break, if there is one between two questions. */
export function BreakRow({ time }: { readonly time: TalkTime }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  return (
    <p className={styles.break} data-part="break">
      <IconCoffee aria-hidden />
      {t('parts.break')}
      <Clock time={time} />
      <span className="num">{format.minutes(time.to - time.from)}</span>
    </p>
  );
}
