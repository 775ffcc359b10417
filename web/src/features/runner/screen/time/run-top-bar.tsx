import { ActionIcon, Button } from '@mantine/core';
import { IconFileCv, IconKeyboard, IconLanguage, IconPlayerPauseFilled, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clockTime } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Kbd } from '#web/shared/ui/keys/kbd.tsx';
import { SaveState } from '#web/shared/ui/state/save-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { RunBudget } from './run-budget.tsx';
import { RunClockFace } from './run-clock-face.tsx';
import { useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import { useSwitchLanguage } from '#web/features/runner/sync/use-switch-language.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import styles from './run-top-bar.module.css';

interface RunTopBarProps {
  readonly open: (dialog: RunDialog) => void;
  readonly isCvBeside: boolean;
}

/** Candidate and CV, clock, save state and finish button, with the budget bar below. */
export function RunTopBar({ open, isCvBeside }: RunTopBarProps) {
  const { t } = useTranslation(['runner', 'common']);
  const interview = useRun((view) => view.interview);
  const saving = useRun((view) => view.saving);
  const readOnly = useRun((view) => view.readOnly);
  const languages = useSwitchLanguage();
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <div className={styles.line}>
        <div className={styles.who}>
          <ActionIcon renderRoot={(props) => <Link to={paths.interviews()} {...props} />} aria-label={t('leave')}>
            <IconX />
          </ActionIcon>
          <div className={styles.names}>
            <b>{interview.candidate.name}</b>
            <span>
              {t('about', {
                position: interview.position.title,
                type: t(`common:interviewType.${interview.type}`).toLocaleLowerCase(),
              })}
            </span>
          </div>
          {interview.cvId !== null && (
            <Button
              className={styles.cv}
              leftSection={<IconFileCv aria-hidden />}
              rightSection={<Kbd>V</Kbd>}
              aria-expanded={isCvBeside}
              onClick={() => open('cv')}
            >
              {t('cv.title')}
            </Button>
          )}
          {languages !== undefined && (
            <Button
              className={styles.cv}
              leftSection={<IconLanguage aria-hidden />}
              rightSection={<Kbd>L</Kbd>}
              onClick={languages.toggle}
            >
              <span lang={languages.other}>{t(`common:language.${languages.other}`)}</span>
            </Button>
          )}
        </div>
        <RunClockFace />
        <div className={styles.end}>
          <PauseNote />
          {saving !== undefined && (
            <span className={styles.saving}>
              <SaveState state={saving} quiet />
            </span>
          )}
          <ActionIcon className={styles.keys} aria-label={t('keys.title')} onClick={() => open('shortcuts')}>
            <IconKeyboard />
          </ActionIcon>
          <Button className={styles.finish} disabled={readOnly} onClick={() => open('finish')}>
            {t('finish.action')}
          </Button>
        </div>
      </div>
      <RunBudget />
    </section>
  );
}

function PauseNote() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const { paused, pausedSec } = useRunTime();
  if (!paused) return null;
  return (
    <span className={styles.paused}>
      <Tag tone="warn" icon={<IconPlayerPauseFilled aria-hidden />}>
        <span className="num">{t('clock.paused', { time: clockTime(pausedSec) })}</span>
      </Tag>
      <Button size="sm" rightSection={<Kbd>{t('keys.space')}</Kbd>} onClick={() => store.togglePause()}>
        {t('clock.resume')}
      </Button>
    </span>
  );
}
