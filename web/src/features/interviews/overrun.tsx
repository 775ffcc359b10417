import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { lateness } from '#web/entities/interview/lateness.ts';
import { useElapsed } from '#web/entities/interview/use-elapsed.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './interview-rows.module.css';

/** How far an interview in progress is over its planned length; renders nothing if it is not. */
export function Overrun({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const elapsed = useElapsed(interview.id)?.elapsed ?? 0;
  const over = Math.ceil(elapsed / 60 - interview.lengthMinutes);
  if (over <= 0) return null;
  return (
    <span className={styles.over} data-late={lateness(elapsed, interview.lengthMinutes)}>
      {t('list.over', { time: format.minutes(over) })}
    </span>
  );
}
