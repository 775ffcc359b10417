import { useTranslation } from 'react-i18next';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { CancelDialog, type CancelReason } from '#web/entities/interview/cancel-dialog.tsx';
import { notify } from '#web/shared/notify.ts';
import { useCancelRun } from '#web/features/runner/sync/api.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';

/** The candidate did not come, or left early: sends pending changes and ends the run without a recommendation. */
export function CancelRun({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const cancel = useCancelRun(useRun(({ interview }) => interview.id));
  const confirm = async (reason: CancelReason): Promise<void> => {
    if (!(await store.flush())) return notify.error(t('finish.cancelUnsaved'));
    cancel.mutate({ reason }, { onSuccess: () => void store.forget(), onError: notifyError });
  };
  return (
    <CancelDialog
      opened={opened}
      busy={cancel.isPending}
      onClose={onClose}
      onCancel={(reason) => void confirm(reason)}
    />
  );
}
