import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/shared/ui/page-header.tsx';
import { Page } from '#web/shared/ui/page.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.positions')}>
      <PageHeader title={t('shell.positions')} />
    </Page>
  );
}
