import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportFormats } from '#contracts/interviewing/summary/interview-export.ts';

interface ExportItemsProps {
  readonly onExport: (format: ExportFormat) => void;
  /** replaces the single "print" item: one item for each print layout */
  readonly prints?: ReactNode;
}

/** Menu items that export or print the page's document. */
export function ExportItems({ onExport, prints }: ExportItemsProps) {
  const { t } = useTranslation();
  return (
    <>
      {exportFormats.toReversed().map((format) => (
        <Menu.Item key={format} onClick={() => onExport(format)}>
          {t(`export.${format}`)}
        </Menu.Item>
      ))}
      {prints ?? <Menu.Item onClick={() => print()}>{t('export.print')}</Menu.Item>}
    </>
  );
}
