import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { useRestorePlan } from './api.ts';

/** Undoes the last manual change; the undone content remains available as a version. */
export function BackToVersion({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const restore = useRestorePlan(plan.interviewId);
  const before = plan.version - 1;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowBackUp aria-hidden />}
      loading={restore.isPending}
      onClick={() =>
        restore.mutate(
          { current: plan.version, version: before },
          {
            onError: notifyError,
            onSuccess: () => notify.success(t('edit.restored', { from: before })),
          },
        )
      }
    >
      {t('edit.back', { version: before })}
    </Button>
  );
}
