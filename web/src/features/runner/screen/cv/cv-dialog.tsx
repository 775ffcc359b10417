import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { QuotedCv } from './quoted-cv.tsx';

interface CvDialogProps {
  readonly question: Question | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Shows the CV over the question, for screens too narrow to show both. */
export function CvDialog({ question, opened, onClose }: CvDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  const cvId = useRun(({ interview }) => interview.cvId);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('cv.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {cvId === null ? <p>{t('cv.none')}</p> : <QuotedCv cvId={cvId} question={question} />}
    </Modal>
  );
}
