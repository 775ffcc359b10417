import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportItems } from '#web/entities/interview/export-items.tsx';
import { useExport } from '#web/entities/interview/use-export.ts';
import styles from './top-bar-button.module.css';

interface ExportMenuProps {
  readonly interviewId: string;
  /** further ways to take it away, first in the menu */
  readonly children: ReactNode;
}

/** The report on the clipboard, as a file, or on paper. */
export function ExportMenu({ interviewId, children }: ExportMenuProps) {
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
        {children}
        <ExportItems onExport={start} />
      </Menu.Dropdown>
    </Menu>
  );
}
