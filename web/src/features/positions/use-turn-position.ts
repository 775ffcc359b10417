import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { useUpdatePosition } from './api.ts';

/** Activates or deactivates a position: this uses or frees a unit of the subscription's limit. */
export function useTurnPosition(position: Position) {
  const { t } = useTranslation('positions');
  const update = useUpdatePosition(position.id);
  const next: Position['status'] = position.status === 'active' ? 'inactive' : 'active';
  const act = (): void => {
    update.mutate(
      { patch: { status: next }, version: position.version },
      {
        onError: notifyError,
        onSuccess: () => notify.success(t(`turned.${next}`)),
      },
    );
  };
  return { next, act, busy: update.isPending };
}
