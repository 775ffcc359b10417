import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { mayBeInterviewed } from '#web/entities/candidate/may-be-interviewed.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { paths } from '#web/shared/paths.ts';
import { chooseCv } from './choose-cv.ts';
import { cvNeedOf } from './cv-need.ts';
import { openInterviewOf } from './open-interview-of.ts';

interface CandidateActionsProps {
  readonly candidate: Candidate;
  /** interviews of this candidate, newest first */
  readonly interviews: readonly Interview[];
}

/**
 * The filled button is the candidate's next step: uploading a readable CV, the step of an open interview, or a new one.
 */
export function CandidateActions({ candidate, interviews }: CandidateActionsProps) {
  const { t } = useTranslation(['candidates', 'interviews']);
  const need = cvNeedOf(candidate.cv);
  const open = openInterviewOf(interviews);
  const step = open && nextStepOf(open);
  const filledIf = (isNext: boolean) => (isNext ? 'filled' : 'default');
  return (
    <>
      {mayBeInterviewed(candidate) && (
        <Button
          component={Link}
          to={paths.scheduleInterview({ candidateId: candidate.id })}
          variant={filledIf(need === undefined && step === undefined)}
          leftSection={<IconPlus />}
        >
          {t('createInterview')}
        </Button>
      )}
      {open !== undefined && step !== undefined && (
        <Button component={Link} to={paths.interview(open.id)} variant={filledIf(need === undefined)}>
          {t(`interviews:step.${step}`)}
        </Button>
      )}
      {(need === 'add' || need === 'replace') && (
        <Button variant={filledIf(true)} leftSection={<IconUpload />} onClick={chooseCv}>
          {t(`cv.${need}`)}
        </Button>
      )}
    </>
  );
}
