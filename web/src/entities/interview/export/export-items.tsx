import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportFormats } from '#contracts/interviewing/summary/interview-export.ts';

interface ExportItemsProps {
  readonly onExport: (format: ExportFormat) => void;
  /** in place of the one item that prints the page: the forms in which it is printed */
  readonly prints?: ReactNode;
}

/** What can be taken away from a page with a document, in its menu. */
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
