import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionFilter } from '#web/features/positions/position-filter.tsx';
import { CandidatesList } from '#web/features/candidates/candidates-list.tsx';
import { AddButton } from '#web/features/candidates/add/add-button.tsx';
import { AddDialog } from '#web/features/candidates/add/add-dialog.tsx';
import { CvAdd } from '#web/entities/cv/upload/cv-add.tsx';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { IntakeRows } from '#web/entities/cv/upload/intake-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import styles from './candidates-page.module.css';

export function Component() {
  const { t } = useTranslation('candidates');
  const uploads = useCvUploads({});
  const [adding, setAdding] = useState(false);
  const byName = <AddButton onClick={() => setAdding(true)} />;
  return (
    <Page title={t('title')}>
      <CandidatesList
        positionFilter={PositionFilter}
        add={
          <>
            {byName}
            <CvAdd onFiles={uploads.add} />
          </>
        }
        firstAct={
          <>
            <CvDrop first onFiles={uploads.add} />
            {byName}
          </>
        }
      >
        <div className={styles.intake}>
          <IntakeRows intake={uploads} />
        </div>
      </CandidatesList>
      <AddDialog opened={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}

export function Failure(props: FailureProps) {
  const { t } = useTranslation('candidates');
  return <PageFailure title={t('title')} what={t('list.failed')} {...props} />;
}
