import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import { errorMessage } from '#web/shared/error-message.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { CancelDialog } from '#web/entities/interview/cancel-dialog.tsx';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useCancelInterview, useGeneratePlan, useStartInterview } from './api.ts';

const showError = (error: unknown): void => notify.error(errorMessage(error));

/** What can be done with an interview before it runs. */
export function InterviewActions({
  interview,
  startable = false,
  isFallback = false,
}: {
  readonly interview: Interview;
  readonly startable?: boolean;
  /** a model was asked for the plan, and the playbook wrote it instead */
  readonly isFallback?: boolean;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const start = useStartInterview(interview.id);
  const generate = useGeneratePlan(interview.id);
  const cancel = useCancelInterview(interview.id);
  const keyFor = useActionKey();
  const [confirming, setConfirming] = useState<'regenerate' | 'cancel'>();
  const hasPlan = interview.planVersion !== null;
  const regenerate = (): void => {
    setConfirming(undefined);
    const key = keyFor(interview.generation.attempt);
    // Named, because the core locked meanwhile may be the playbook's, which would be used otherwise.
    generate.mutate({ key, ...(isFallback && { source: 'ai' }) }, { onError: showError });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('more')}>
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setConfirming('cancel')}>{t('cancel.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {hasPlan && (
        <Button leftSection={<IconRefresh />} loading={generate.isPending} onClick={() => setConfirming('regenerate')}>
          {t('regenerate.action')}
        </Button>
      )}
      {hasPlan && (
        <Button
          variant="filled"
          leftSection={<IconPlayerPlayFilled />}
          disabled={!startable}
          loading={start.isPending}
          onClick={() => start.mutate(undefined, { onError: showError })}
        >
          {t('start')}
        </Button>
      )}
      <ConfirmDialog
        opened={confirming === 'regenerate'}
        onClose={() => setConfirming(undefined)}
        onConfirm={regenerate}
        title={t('regenerate.title')}
        confirm={t('regenerate.action')}
      >
        {t('regenerate.text')}
      </ConfirmDialog>
      <CancelDialog
        opened={confirming === 'cancel'}
        busy={cancel.isPending}
        onClose={() => setConfirming(undefined)}
        onCancel={(reason) =>
          cancel.mutate({ reason }, { onError: showError, onSuccess: () => setConfirming(undefined) })
        }
      />
    </>
  );
}
