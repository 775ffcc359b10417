import { useTranslation } from 'react-i18next';
import { InterviewsList } from '#web/features/interviews/interviews-list.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { Page } from '#web/shared/ui/page/page.tsx';

export const namespaces: readonly Namespace[] = ['interviews'];

export function Component() {
  const { t } = useTranslation('interviews');
  return (
    <Page title={t('title')}>
      <InterviewsList />
    </Page>
  );
}
