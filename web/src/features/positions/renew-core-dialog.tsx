import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { positionCoreQuery } from '#web/entities/position/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useRenewCore } from './api.ts';

interface RenewCoreDialogProps {
  readonly position: Position;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/**
 * Says what a regenerated core changes and which plans are not affected. If an interview has started, says why the core
 * must stay, and leads to editing the position, which starts a new one.
 */
export function RenewCoreDialog({ position, opened, onClose, returnTo }: RenewCoreDialogProps) {
  const { t } = useTranslation('positions');
  const navigate = useNavigate();
  const core = useQuery({ ...positionCoreQuery(position.id), enabled: opened });
  const renew = useRenewCore(position.id);
  const keyFor = useActionKey();
  const { hashes, plans, begun } = core.data ?? { hashes: undefined, plans: undefined, begun: 0 };
  const shared = { opened, onClose, returnTo };
  if (begun > 0) {
    return (
      <ConfirmDialog
        {...shared}
        onConfirm={() => void navigate(paths.editPosition(position.id))}
        title={t('core.begunTitle')}
        confirm={t('core.edit')}
      >
        {t('core.begun', { count: begun })}
      </ConfirmDialog>
    );
  }
  if (hashes?.length === 0) {
    return (
      <ConfirmDialog
        {...shared}
        onConfirm={() => void navigate(paths.scheduleInterview({ positionId: position.id }))}
        title={t('core.emptyTitle')}
        confirm={t('createInterview')}
      >
        {t('core.empty')}
      </ConfirmDialog>
    );
  }
  const confirm = (): void => {
    renew.mutate(keyFor(hashes), {
      onSuccess: () => notify.success(t('core.renewed')),
      onError: notifyError,
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      {...shared}
      onConfirm={confirm}
      busy={core.isFetching || renew.isPending}
      title={t('core.title')}
      confirm={t('core.action')}
    >
      <p>{t('core.next')}</p>
      {plans !== undefined && <p>{t('core.kept', { count: plans })}</p>}
    </ConfirmDialog>
  );
}
