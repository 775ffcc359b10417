import { useTranslation } from 'react-i18next';
import { clockTime } from '#web/shared/language/format.ts';
import { useRunTime } from '#web/features/runner/sync/run-context.ts';
import { stepClock } from './step-clock.ts';
import { useRunProgress } from './use-run-progress.ts';
import styles from './step-time.module.css';

/** The time of what is being asked or said: the largest in the bar of a desk, beside its selector on a phone. */
export function StepTime() {
  const { t } = useTranslation('runner');
  const { paused } = useRunTime();
  const clock = stepClock(useRunProgress());
  if (clock === undefined) return null;
  return (
    <span className={styles.step} data-paused={paused} data-late={clock.late}>
      <b>{clockTime(clock.usedSec)}</b>{' '}
      <span className={styles.of}>
        <span>{t(clock.isQuestion ? 'clock.question' : 'clock.part')}</span>{' '}
        {t('ofTime', { time: clockTime(clock.plannedSec) })}
      </span>
      <span className={styles.meter} aria-hidden>
        <i style={{ inlineSize: `${String(clock.share * 100)}%` }} />
      </span>
    </span>
  );
}
