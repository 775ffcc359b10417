import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportItems } from '#web/entities/interview/export-items.tsx';
import { useExport } from '#web/entities/interview/use-export.ts';
import styles from './top-bar-button.module.css';

/** The report as a file, or on paper. */
export function ExportMenu({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation();
  const { start, isBusy } = useExport(interviewId, 'report');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="sm"
          variant="subtle"
          className={styles.button}
          leftSection={<IconDownload aria-hidden />}
          loading={isBusy}
        >
          {t('export.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems onExport={start} />
      </Menu.Dropdown>
    </Menu>
  );
}
