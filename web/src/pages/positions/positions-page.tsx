import { useTranslation } from 'react-i18next';
import { usePastedLink } from '#web/features/positions/start-from-link.ts';
import { PositionsList } from '#web/features/positions/positions-list.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export function Component() {
  const { t } = useTranslation('positions');
  usePastedLink();
  return (
    <Page title={t('title')}>
      <PositionsList />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('positions');
  return <PageFailure title={t('title')} what={t('list.failed')} {...props} />;
}
