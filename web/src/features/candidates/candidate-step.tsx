import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { mayBeInterviewed } from '#web/entities/candidate/may-be-interviewed.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { StepButton } from '#web/entities/interview/step-button.tsx';
import { paths } from '#web/shared/paths.ts';

interface CandidateStepProps {
  readonly candidate: Candidate;
  /** the newest one of this candidate */
  readonly interview: Interview | undefined;
}

/** What there is to do next for a candidate; once it is decided nothing, unless another interview is to be held. */
export function CandidateStep({ candidate, interview }: CandidateStepProps) {
  const { t } = useTranslation('candidates');
  const step = interview === undefined ? undefined : nextStepOf(interview);
  if (interview !== undefined && step !== undefined) return <StepButton interviewId={interview.id} step={step} />;
  const isOnceMore = interview?.recommendation === 'further_interview';
  if ((interview?.status === 'completed' && !isOnceMore) || !mayBeInterviewed(candidate)) return null;
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
