import { Button, Modal, Textarea } from '@mantine/core';
import { IconRotate2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useReopen } from './api.ts';
import styles from './reopen.module.css';

/** Within 24 hours the interview can be continued; the reason is stored. */
export function Reopen({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation(['summary', 'common']);
  const reopen = useReopen(interview.id);
  const [opened, open] = useState(false);
  const [reason, setReason] = useState('');
  const isReadOnly = useIsReadOnly(interview.position.id);
  if (isReadOnly || !interview.allowedNext.includes('in_progress')) return null;
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
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <FormFailure error={reopen.error} />
        <div className={styles.foot}>
          <Button onClick={() => open(false)}>{t('common:action.cancel')}</Button>
          <Button
            variant="filled"
            disabled={reason.trim() === ''}
            loading={reopen.isPending}
            onClick={() => reopen.mutate(reason.trim())}
          >
            {t('reopen.action')}
          </Button>
        </div>
      </Modal>
    </section>
  );
}
