import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts/limits.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { useUndoStart } from '#web/features/runner/sync/api.ts';
import { useRun, useRunActions, useRunTime } from '#web/features/runner/sync/run-context.ts';
import styles from './undo-start.module.css';

/** "Started by mistake": available for 2 minutes, as long as nothing has been scored. */
export function UndoStart() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const interviewId = useRun(({ interview }) => interview.id);
  const scored = useRun(({ answers }) => answers.some(({ score }) => score !== null));
  const readOnly = useRun((view) => view.readOnly);
  const undo = useUndoStart(interviewId);
  const { sinceStartSec } = useRunTime();
  if (scored || readOnly || sinceStartSec >= limits.run.undoStartSec) return null;
  const confirm = async (): Promise<void> => {
    if (!(await store.flush())) return notify.error(t('undo.unsaved'));
    undo.mutate(undefined, {
      onSuccess: () => void store.forget(),
      onError: notifyError,
    });
  };
  return (
    <p className={styles.undo}>
      <span>{t('undo.question')}</span>
      <Button size="sm" loading={undo.isPending} onClick={() => void confirm()}>
        {t('undo.action')}
      </Button>
    </p>
  );
}
