import { Button, Modal, Radio, Stack } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SkipReason, skipReasons } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import { skipQuestion } from '#web/features/runner/screen/keys/answer-actions.ts';
import { adjacentStep, runSteps } from '#web/features/runner/screen/run-steps.ts';
import styles from './dialogs.module.css';

interface SkipDialogProps {
  readonly question: Question | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks why a question is skipped, then goes to the next one. */
export function SkipDialog({ question, opened, onClose }: SkipDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  const store = useRunActions();
  const readOnly = useRun((view) => view.readOnly);
  const [reason, setReason] = useState<SkipReason>();
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  if (question === undefined || readOnly) return null;
  const skip = (event: SubmitEvent): void => {
    event.preventDefault();
    if (reason === undefined) {
      setIsMissing(true);
      first.current?.focus();
      return;
    }
    skipQuestion(store, question.id, reason);
    const { plan, currentStep } = store.view();
    const next = adjacentStep(runSteps(plan), currentStep, 1);
    onClose();
    if (next !== undefined) store.goTo(next.index);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('skip.title', { number: question.order })}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {/* a form, so that Enter on the chosen reason confirms */}
      <form onSubmit={skip}>
        <Radio.Group
          label={t('skip.reason')}
          value={reason ?? ''}
          error={isMissing && reason === undefined && t('skip.reasonRequired')}
          onChange={(value) => setReason(skipReasons.find((one) => one === value))}
        >
          <Stack gap={10} className={styles.choices}>
            {skipReasons.map((one, index) => (
              <Radio
                key={one}
                ref={index === 0 ? first : undefined}
                value={one}
                label={t(`skip.reasons.${one}`)}
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('skip.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
