import { Button, Modal, Textarea } from '@mantine/core';
import { IconRotate2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useReopen } from './api.ts';
import styles from './reopen.module.css';

/** Continues the interview, possible within 24 hours; the reason is stored. */
export function Reopen({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation(['summary', 'common']);
  const reopen = useReopen(interview.id);
  const [opened, open] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReadOnly = useIsReadOnly(interview.position.id);
  if (isReadOnly || !interview.allowedNext.includes('in_progress')) return null;
  const confirm = (): void => {
    if (reason.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
    } else reopen.mutate(reason.trim());
  };
  return (
    <section className={styles.section}>
      <Button size="sm" leftSection={<IconRotate2 aria-hidden />} onClick={() => open(true)}>
        {t('reopen.action')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => open(false)}
        title={t('reopen.title')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <p className={styles.text}>{t('reopen.text')}</p>
        <Textarea
          label={t('reopen.reason')}
          autosize
          minRows={2}
          maxLength={limits.interview.reopenReason}
          ref={field}
          value={reason}
          error={isMissing && t('reopen.reasonRequired')}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setIsMissing(false);
          }}
          data-autofocus
        />
        <FormFailure error={reopen.error} />
        <div className={styles.foot}>
          <Button onClick={() => open(false)}>{t('common:action.cancel')}</Button>
          <Button variant="filled" loading={reopen.isPending} onClick={confirm}>
            {t('reopen.action')}
          </Button>
        </div>
      </Modal>
    </section>
  );
}
