import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '#web/shared/language/format.ts';
import { useRunTime } from '#web/features/runner/sync/run-context.ts';
import { stepClock } from './step-clock.ts';
import { useRunProgress } from './use-run-progress.ts';
import styles from './step-time.module.css';

/** The time of the current question or part, beside its number. */
export function StepTime() {
  const { t } = useTranslation('runner');
  const { paused } = useRunTime();
  const clock = stepClock(useRunProgress());
  if (clock === undefined) return null;
  return (
    <span className={styles.step} data-paused={paused} data-late={clock.late}>
      <IconClock aria-hidden />
      <span className="visually-hidden">{t(clock.isQuestion ? 'clock.question' : 'clock.part')} </span>
      <b>{clockTime(clock.usedSec)}</b>{' '}
      <span className={styles.of}>{t('ofTime', { time: clockTime(clock.plannedSec) })}</span>
    </span>
  );
}
