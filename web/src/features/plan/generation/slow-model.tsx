import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFinishFromPlaybook } from '#web/features/plan/api.ts';
import type { GenerationProgress } from './generation-progress.ts';
import styles from './slow-model.module.css';

/** Who watches for this long is offered the playbook. */
const patienceMs = 60_000;

interface SlowModelProps {
  readonly interview: Interview;
  readonly progress: GenerationProgress;
}

/** The way out of a long wait: what a model has not written by now, the playbook writes at once. */
export function SlowModel({ interview, progress }: SlowModelProps) {
  const { t } = useTranslation('plan');
  const finish = useFinishFromPlaybook(interview.id);
  const isLate = useIsLate(interview.generation.createdAt);
  const isWriting = progress.steps.building_core === 'running' || progress.steps.tailoring === 'running';
  // Once it is asked for, it stays to show that the playbook is at work.
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
  // On a device whose clock is behind, no longer than patience itself.
  useTimeout(() => setIsLate(true), Math.min(patienceMs, Math.max(0, leftMs)), { autoInvoke: true });
  return isLate;
}
