import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { mayBeInterviewed } from '#web/entities/candidate/may-be-interviewed.ts';
import { InterviewAct } from '#web/entities/interview/row/interview-act.tsx';
import { CheckCv } from './name/check-cv.tsx';
import { isCvInDoubt } from './name/right-cv.ts';
import { paths } from '#web/shared/paths.ts';

interface CandidateStepProps {
  readonly candidate: Candidate;
  /** the newest interview of this candidate */
  readonly interview: Interview | undefined;
}

/**
 * A candidate's next step: a new interview if none took place or another was recommended, but first clarifying whose CV
 * it is if that is in doubt; otherwise the action of the newest interview.
 */
export function CandidateStep({ candidate, interview }: CandidateStepProps) {
  const { t } = useTranslation('candidates');
  const isOnceMore = interview?.recommendation === 'further_interview';
  const isNew = interview === undefined || interview.status === 'cancelled' || isOnceMore;
  if (isNew && mayBeInterviewed(candidate)) {
    if (isCvInDoubt(candidate)) return <CheckCv candidateId={candidate.id} />;
    // another interview for the same position, if that is still active
    const positionId = isOnceMore
      ? candidate.positions.find(({ id, status }) => id === interview.position.id && status === 'active')?.id
      : undefined;
    const from = { candidateId: candidate.id, ...(positionId !== undefined && { positionId }) };
    return (
      <Button component={Link} to={paths.scheduleInterview(from)} size="sm">
        {t('createInterview')}
      </Button>
    );
  }
  if (interview !== undefined) return <InterviewAct interview={interview} />;
  return (
    <Button component={Link} to={paths.candidate(candidate.id)} size="sm" variant="subtle">
      {t('list.open')}
    </Button>
  );
}
