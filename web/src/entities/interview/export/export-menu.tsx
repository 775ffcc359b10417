import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { ExportItems } from './export-items.tsx';
import { useExport } from './use-export.ts';
import styles from '#web/shared/ui/page/top-bar-button.module.css';

interface ExportMenuProps {
  readonly interviewId: string;
  readonly what: Parameters<typeof useExport>[1];
  readonly language?: Language;
  /** additional items, first in the menu */
  readonly children?: ReactNode;
  /** print layouts, if there is more than one */
  readonly prints?: ReactNode;
}

/** In the top bar: exports the plan or the report as a file, or prints it. */
export function ExportMenu({ interviewId, what, language, children, prints }: ExportMenuProps) {
  const { t } = useTranslation();
  const { start, isBusy } = useExport(interviewId, what, language);
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
        <ExportItems onExport={start} prints={prints} />
      </Menu.Dropdown>
    </Menu>
  );
}
