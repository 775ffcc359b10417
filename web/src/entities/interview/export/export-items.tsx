import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportFormats } from '#contracts/interviewing/summary/interview-export.ts';

/** What can be taken away from a page with a document, in its menu. */
export function ExportItems({ onExport }: { readonly onExport: (format: ExportFormat) => void }) {
  const { t } = useTranslation();
  return (
    <>
      {exportFormats.toReversed().map((format) => (
        <Menu.Item key={format} onClick={() => onExport(format)}>
          {t(`export.${format}`)}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => print()}>{t('export.print')}</Menu.Item>
    </>
  );
}
