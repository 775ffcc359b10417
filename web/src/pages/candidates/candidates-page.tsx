import { useTranslation } from 'react-i18next';
import { CandidatesList } from '#web/features/candidates/candidates-list.tsx';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { IntakeRows } from '#web/entities/cv/upload/intake-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { PositionFilter } from './position-filter.tsx';
import styles from './candidates-page.module.css';

export function Component() {
  const { t } = useTranslation('candidates');
  const uploads = useCvUploads({});
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <div className={styles.drop}>
        <CvDrop onFiles={uploads.add} />
        <IntakeRows intake={uploads} />
      </div>
      <CandidatesList positionFilter={PositionFilter} />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('candidates');
  return <PageFailure title={t('title')} what={t('list.failed')} {...props} />;
}
