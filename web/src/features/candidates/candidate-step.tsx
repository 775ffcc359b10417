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
  /** the newest one of this candidate */
  readonly interview: Interview | undefined;
}

/**
 * What there is to do next for a candidate: an interview, where there was none that took place or another one is to be
 * held, once it is said whose CV they have; else what the row of the newest one leads to.
 */
export function CandidateStep({ candidate, interview }: CandidateStepProps) {
  const { t } = useTranslation('candidates');
  const isOnceMore = interview?.recommendation === 'further_interview';
  const isNew = interview === undefined || interview.status === 'cancelled' || isOnceMore;
  if (isNew && mayBeInterviewed(candidate)) {
    if (isCvInDoubt(candidate)) return <CheckCv candidateId={candidate.id} />;
    // once more for the position that it was said of, while it is in use
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
