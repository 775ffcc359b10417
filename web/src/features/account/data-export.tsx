import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dataExport } from '#contracts/auth/account.ts';
import { call } from '#web/shared/api/api-client.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import styles from './account.module.css';

/** Downloads all data of the account as one archive. */
export function DataExport() {
  const { t } = useTranslation('profile');
  const download = useMutation({
    mutationFn: () => call(dataExport),
    onSuccess: (archive) => saveFile(archive, `askwell-${new Date().toISOString().slice(0, 10)}.zip`),
  });
  return (
    <>
      <div className={styles.act}>
        <Button leftSection={<IconDownload />} loading={download.isPending} onClick={() => download.mutate()}>
          {t('export.action')}
        </Button>
      </div>
      {download.error !== null && (
        <div className={styles.failure}>
          <FormFailure error={download.error} />
        </div>
      )}
    </>
  );
}
