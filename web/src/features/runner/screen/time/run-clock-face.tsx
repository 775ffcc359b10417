import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lateness } from '#web/entities/interview/lateness.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import styles from './run-clock-face.module.css';

/** Elapsed time, pause button and remaining time of the interview. The time of the question is beside the question. */
export function RunClockFace() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const { elapsedSec, paused } = useRunTime();
  const minutes = useRun(({ plan }) => plan.durationMin);
  const readOnly = useRun((view) => view.readOnly);
  const left = minutes * 60 - elapsedSec;
  return (
    <div className={styles.clock} role="group" aria-label={t('clock.label')} data-paused={paused}>
      <div className={styles.whole} data-kind="elapsed">
        <span className="visually-hidden">{t('clock.interview')} </span>
        <b>{clockTime(elapsedSec)}</b> <span>{t('clock.elapsed')}</span>
      </div>
      <ActionIcon
        size={44}
        variant={paused ? 'filled' : 'default'}
        color={paused ? 'pen' : 'gray'}
        disabled={readOnly}
        aria-label={paused ? t('clock.resume') : t('clock.pause')}
        onClick={() => store.togglePause()}
      >
        {paused ? <IconPlayerPlayFilled /> : <IconPlayerPauseFilled />}
      </ActionIcon>
      <div className={styles.whole} data-late={lateness(elapsedSec, minutes)}>
        <b>{left < 0 ? `+${clockTime(-left)}` : clockTime(left)}</b>{' '}
        <span>
          {left < 0 ? t('clock.over', { minutes }) : paused ? t('clock.stopped') : t('clock.left', { minutes })}
        </span>
      </div>
    </div>
  );
}
