import { useTranslation } from 'react-i18next';
import { InterviewsList } from '#web/features/interviews/interviews-list.tsx';
import { PositionFilter } from '#web/features/positions/position-filter.tsx';
import { FirstAct } from './first-act.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';

export function Component() {
  const { t } = useTranslation('interviews');
  return (
    <Page title={t('title')}>
      <InterviewsList positionFilter={PositionFilter} firstAct={FirstAct} />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('interviews');
  return <PageFailure title={t('title')} what={t('list.failed')} {...props} />;
}
