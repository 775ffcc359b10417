import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lateness } from '#web/entities/interview/lateness.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import { stepClock } from './step-clock.ts';
import { useRunProgress } from './use-run-progress.ts';
import styles from './run-clock-face.module.css';

/** The time of the question, large; pause; what is left of the interview, small. */
export function RunClockFace() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const { elapsedSec, paused } = useRunTime();
  const minutes = useRun(({ plan }) => plan.durationMin);
  const readOnly = useRun((view) => view.readOnly);
  const left = minutes * 60 - elapsedSec;
  return (
    <div className={styles.clock} role="group" aria-label={t('clock.label')}>
      <StepTime paused={paused} />
      <ActionIcon
        size="lg"
        className={styles.pause}
        variant={paused ? 'filled' : 'default'}
        color={paused ? 'pen' : 'gray'}
        disabled={readOnly}
        aria-label={paused ? t('clock.resume') : t('clock.pause')}
        onClick={() => store.togglePause()}
      >
        {paused ? <IconPlayerPlayFilled /> : <IconPlayerPauseFilled />}
      </ActionIcon>
      <div className={styles.whole} data-paused={paused} data-late={lateness(elapsedSec, minutes)}>
        <span className="visually-hidden">{t('clock.interview')} </span>
        <b>{left < 0 ? `+${clockTime(-left)}` : clockTime(left)}</b>{' '}
        <span>
          {left < 0 ? t('clock.over', { minutes }) : paused ? t('clock.stopped') : t('clock.left', { minutes })}
        </span>
      </div>
    </div>
  );
}

function StepTime({ paused }: { readonly paused: boolean }) {
  const { t } = useTranslation('runner');
  const clock = stepClock(useRunProgress());
  if (clock === undefined) return null;
  return (
    <div className={styles.step} data-paused={paused} data-late={clock.late}>
      <b>{clockTime(clock.usedSec)}</b>{' '}
      <span className={styles.of}>
        <span>{t(clock.isQuestion ? 'clock.question' : 'clock.part')}</span>{' '}
        {t('ofTime', { time: clockTime(clock.plannedSec) })}
      </span>
      <span className={styles.meter} aria-hidden>
        <i style={{ inlineSize: `${String(clock.share * 100)}%` }} />
      </span>
    </div>
  );
}
