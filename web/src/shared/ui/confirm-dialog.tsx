import { Button, Modal } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm?: () => void;
  /** takes the focus in the end, where what opened the dialog is gone by then: an entry of a menu */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** it is out of sight, and the focus is where it belongs */
  readonly onClosed?: () => void;
  readonly size?: number;
  readonly title: string;
  /** what happens and what stays */
  readonly children: ReactNode;
  /** the act, by its name: "Delete position"; none where nothing is left to do */
  readonly confirm?: string;
  /** in place of "Cancel", where the act itself is a cancelling or there is none */
  readonly dismiss?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
}

/** Asks before what cannot be taken back. The safe button has the focus; the act is named on its own button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const {
    opened,
    onClose,
    onConfirm,
    returnTo,
    onClosed,
    size,
    title,
    children,
    confirm,
    dismiss,
    danger = false,
    busy = false,
  } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={returnTo === undefined}
      onExitTransitionEnd={() => {
        returnTo?.current?.focus();
        onClosed?.();
      }}
      {...(size !== undefined && { size })}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.foot}>
        <Button onClick={onClose} data-autofocus>
          {dismiss ?? t('action.cancel')}
        </Button>
        {confirm !== undefined && (
          <Button
            variant={danger ? 'default' : 'filled'}
            data-danger={danger || undefined}
            loading={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        )}
      </div>
    </Modal>
  );
}
