import { useTranslation } from 'react-i18next';
import { PositionsList } from '#web/features/positions/positions-list.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { Page } from '#web/shared/ui/page/page.tsx';

export const namespaces: readonly Namespace[] = ['positions'];

export function Component() {
  const { t } = useTranslation('positions');
  return (
    <Page title={t('title')}>
      <PositionsList />
    </Page>
  );
}
