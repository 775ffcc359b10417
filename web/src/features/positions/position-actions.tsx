import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import styles from './position-actions.module.css';
import { useDeletePosition } from './api.ts';
import { RenewCoreDialog } from './renew-core-dialog.tsx';
import { useTurnPosition } from './use-turn-position.ts';

interface PositionActionsProps {
  readonly position: Position;
  /** includes editing, if there is no room for a separate button */
  readonly edits: boolean;
}

/**
 * Regenerates the core, activates or deactivates the position (deactivating frees its unit of the subscription's
 * limit), or deletes one without interviews.
 */
export function PositionActions({ position, edits }: PositionActionsProps) {
  const { t } = useTranslation(['positions', 'common']);
  const navigate = useNavigate();
  const change = useTurnPosition(position);
  const remove = useDeletePosition(position.id, async () => {
    notify.success(t('deleted'));
    await navigate(paths.positions());
  });
  const isReadOnly = useIsReadOnly(position.id);
  const [asking, setAsking] = useState<'delete' | 'core'>();
  const menu = useRef<HTMLButtonElement>(null);
  const confirm = (): void => {
    remove.mutate(undefined, {
      onError: (error) => {
        setAsking(undefined);
        notifyError(error);
      },
    });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon ref={menu} variant="default" size="lg" aria-label={t('more')}>
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {edits && (
            <Menu.Item component={Link} to={paths.editPosition(position.id)}>
              {t('common:action.edit')}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={paths.newPosition({ copyOf: position.id })}>
            {t('copy')}
          </Menu.Item>
          <Menu.Item disabled={isReadOnly} onClick={() => setAsking('core')}>
            {t('core.action')}
          </Menu.Item>
          <Menu.Item onClick={change.act}>{t(`turn.${change.next}`)}</Menu.Item>
          <Menu.Item disabled={position.interviewsCount > 0} onClick={() => setAsking('delete')}>
            {t('delete.action')}
            {position.interviewsCount > 0 && <small className={styles.reason}>{t('delete.hasInterviews')}</small>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        returnTo={menu}
        onConfirm={confirm}
        title={t('delete.title', { title: position.title })}
        confirm={t('delete.action')}
        danger
        busy={remove.isPending}
      >
        {t('delete.text')}
      </ConfirmDialog>
      <RenewCoreDialog
        position={position}
        opened={asking === 'core'}
        onClose={() => setAsking(undefined)}
        returnTo={menu}
      />
    </>
  );
}
