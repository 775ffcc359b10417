import { Button, Modal, Radio, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelReasons } from '#contracts/interviewing/interviewing.ts';
import styles from './cancel-dialog.module.css';

export type CancelReason = (typeof cancelReasons)[number];

interface CancelDialogProps {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onCancel: (reason: CancelReason) => void;
}

/** Asks for a reason before cancelling an interview. Namespaces: plan, common. */
export function CancelDialog({ opened, busy, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const [reason, setReason] = useState<CancelReason>();
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const confirm = (): void => {
    if (reason === undefined) {
      setIsMissing(true);
      first.current?.focus();
    } else onCancel(reason);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cancel.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <p>{t('cancel.text')}</p>
      <Radio.Group
        className={styles.reasons}
        label={t('cancel.reason')}
        value={reason ?? ''}
        error={isMissing && reason === undefined && t('cancel.reasonRequired')}
        onChange={(value) => setReason(cancelReasons.find((one) => one === value))}
      >
        <Stack gap={8}>
          {cancelReasons.map((one, index) => (
            <Radio key={one} ref={index === 0 ? first : undefined} value={one} label={t(`cancel.reasons.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button data-danger loading={busy} onClick={confirm}>
          {t('cancel.action')}
        </Button>
      </div>
    </Modal>
  );
}
