import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFinishFromPlaybook } from '#web/features/plan/api.ts';
import type { GenerationProgress } from './generation-progress.ts';
import styles from './slow-model.module.css';

/** After this wait the user is offered the playbook. */
const patienceMs = 60_000;

interface SlowModelProps {
  readonly interview: Interview;
  readonly progress: GenerationProgress;
}

/** Ends a long wait: the playbook immediately provides whatever the model has not written yet. */
export function SlowModel({ interview, progress }: SlowModelProps) {
  const { t } = useTranslation('plan');
  const finish = useFinishFromPlaybook(interview.id);
  const isLate = useIsLate(interview.generation.createdAt);
  const isWriting = progress.steps.building_core === 'running' || progress.steps.tailoring === 'running';
  // After a click the offer stays, to show that the playbook is at work.
  if (!isLate || !isWriting) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{t('generation.slow')}</p>
      <Button
        loading={finish.isPending || finish.isSuccess}
        onClick={() => finish.mutate(undefined, { onError: notifyError })}
      >
        {t('generation.usePlaybook')}
      </Button>
    </div>
  );
}

function useIsLate(since: string | null): boolean {
  const [leftMs] = useState(() => (since === null ? patienceMs : Date.parse(since) + patienceMs - Date.now()));
  const [isLate, setIsLate] = useState(leftMs <= 0);
  // Capped, in case this device's clock is behind.
  useTimeout(() => setIsLate(true), Math.min(patienceMs, Math.max(0, leftMs)), { autoInvoke: true });
  return isLate;
}
