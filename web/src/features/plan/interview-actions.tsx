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

const refuse = (error: unknown): void => notify.error(errorMessage(error));

/** What can be done with an interview before it runs. */
export function InterviewActions({
  interview,
  startable = false,
  isStandIn = false,
}: {
  readonly interview: Interview;
  readonly startable?: boolean;
  /** the plan was wanted of a model, and the playbook wrote it */
  readonly isStandIn?: boolean;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const start = useStartInterview(interview.id);
  const generate = useGeneratePlan(interview.id);
  const cancel = useCancelInterview(interview.id);
  const keyFor = useActionKey();
  const [asking, ask] = useState<'regenerate' | 'cancel'>();
  const hasPlan = interview.planVersion !== null;
  const regenerate = (): void => {
    ask(undefined);
    const key = keyFor(interview.generation.attempt);
    // By name: the core that was locked meanwhile may be the playbook's.
    generate.mutate({ key, ...(isStandIn && { source: 'ai' }) }, { onError: refuse });
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
          <Menu.Item onClick={() => ask('cancel')}>{t('cancel.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {hasPlan && (
        <Button leftSection={<IconRefresh />} loading={generate.isPending} onClick={() => ask('regenerate')}>
          {t('regenerate.action')}
        </Button>
      )}
      {hasPlan && (
        <Button
          variant="filled"
          leftSection={<IconPlayerPlayFilled />}
          disabled={!startable}
          loading={start.isPending}
          onClick={() => start.mutate(undefined, { onError: refuse })}
        >
          {t('start')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking === 'regenerate'}
        onClose={() => ask(undefined)}
        onConfirm={regenerate}
        title={t('regenerate.title')}
        confirm={t('regenerate.action')}
      >
        {t('regenerate.text')}
      </ConfirmDialog>
      <CancelDialog
        opened={asking === 'cancel'}
        busy={cancel.isPending}
        onClose={() => ask(undefined)}
        onCancel={(reason) => cancel.mutate({ reason }, { onError: refuse, onSuccess: () => ask(undefined) })}
      />
    </>
  );
}
