import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Position } from '#contracts/positions.ts';
import { errorMessage } from '#web/shared/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import styles from './position-actions.module.css';
import { useDeletePosition, useUpdatePosition } from './api.ts';

/** Turning a position inactive (its unit of the plan comes back) and deleting one without interviews. */
export function PositionActions({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  const navigate = useNavigate();
  const update = useUpdatePosition(position.id);
  const remove = useDeletePosition(position.id, async () => {
    notify.success(t('deleted'));
    await navigate(paths.positions());
  });
  const [asking, setAsking] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const next = position.status === 'active' ? 'inactive' : 'active';
  const refuse = (error: unknown): void => notify.error(errorMessage(error));
  const changeStatus = (): void => {
    update.mutate(
      { patch: { status: next }, version: position.version },
      { onError: refuse, onSuccess: () => notify.success(t(`turned.${next}`)) },
    );
  };
  const confirm = (): void => {
    remove.mutate(undefined, {
      onError: (error) => {
        setAsking(false);
        refuse(error);
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
          <Menu.Item onClick={changeStatus}>{t(`turn.${next}`)}</Menu.Item>
          <Menu.Item disabled={position.interviewsCount > 0} onClick={() => setAsking(true)}>
            {t('delete.action')}
            {position.interviewsCount > 0 && <small className={styles.reason}>{t('delete.hasInterviews')}</small>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        returnTo={menu}
        onConfirm={confirm}
        title={t('delete.title', { title: position.title })}
        confirm={t('delete.action')}
        danger
        busy={remove.isPending}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}
