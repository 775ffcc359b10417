import { Button, Modal } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm?: () => void;
  /** gets the focus on close, for when the element that opened the dialog, such as a menu item, no longer exists */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** called once the dialog has closed and the focus has been restored */
  readonly onClosed?: () => void;
  readonly size?: number;
  readonly title: string;
  /** what will happen and what will not change */
  readonly children: ReactNode;
  /** label of the action, which names it: "Delete position"; omit if there is nothing to confirm */
  readonly confirm?: string;
  /** replaces "Cancel" where the action is itself a cancellation or there is no action */
  readonly dismiss?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
}

/**
 * Asks for confirmation of an irreversible action. The safe button has the initial focus; the other one names the
 * action.
 */
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
