import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '#web/shared/api/notify-error.ts';
import styles from './list-tools.module.css';

/** Beside a list's filters: downloads everything they select, not only the rows shown. */
export function TableDownload({ onSave }: { readonly onSave: () => Promise<void> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: onSave,
    onError: notifyError,
  });
  return (
    <Button
      className={styles.table}
      variant="subtle"
      leftSection={<IconDownload />}
      aria-label={t('action.csvOfList')}
      title={t('action.csvOfList')}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('action.csv')}
    </Button>
  );
}
