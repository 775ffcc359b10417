import { ActionIcon } from '@mantine/core';
import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useLockQuestion } from './api.ts';
import styles from './question-menu.module.css';

interface LockButtonProps {
  readonly plan: Plan;
  readonly question: Question;
  readonly locked: boolean;
}

/** Keeps a candidate-specific question unchanged when the plan is regenerated. */
export function LockButton({ plan, question, locked }: LockButtonProps) {
  const { t } = useTranslation('plan');
  const lock = useLockQuestion(plan, question.id);
  const Icon = locked ? IconLock : IconLockOpen2;
  return (
    <ActionIcon
      variant="subtle"
      className={styles.target}
      aria-pressed={locked}
      aria-label={t('lock.action', { number: question.order })}
      title={t(locked ? 'lock.on' : 'lock.off')}
      onClick={() => lock.mutate(!locked, { onError: notifyError })}
    >
      <Icon aria-hidden />
    </ActionIcon>
  );
}
