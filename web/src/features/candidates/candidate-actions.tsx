import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { mayBeInterviewed } from '#web/entities/candidate/may-be-interviewed.ts';
import { dropButtonId } from '#web/entities/cv/upload/focus-after-row.ts';
import { paths } from '#web/shared/paths.ts';
import { cvNeedOf } from './cv-need.ts';

/** What comes next for a candidate is the filled one: a CV that can be read, then an interview. */
export function CandidateActions({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const need = cvNeedOf(candidate.cv);
  return (
    <>
      {mayBeInterviewed(candidate) && (
        <Button
          component={Link}
          to={paths.scheduleInterview({ candidateId: candidate.id })}
          variant={need === undefined ? 'filled' : 'default'}
          leftSection={<IconPlus />}
        >
          {t('createInterview')}
        </Button>
      )}
      {(need === 'add' || need === 'replace') && (
        <Button variant="filled" leftSection={<IconUpload />} onClick={chooseCv}>
          {t(`cv.${need}`)}
        </Button>
      )}
    </>
  );
}

/** By the button of the drop zone, which comes into view: the file and what becomes of it are shown under it. */
function chooseCv(): void {
  const button = document.getElementById(dropButtonId);
  button?.focus();
  button?.click();
}
