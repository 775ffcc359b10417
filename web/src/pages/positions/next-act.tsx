import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { CheckCv } from '#web/features/candidates/name/check-cv.tsx';
import { isCvInDoubt } from '#web/features/candidates/name/right-cv.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { StepButton } from '#web/entities/interview/step-button.tsx';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { paths } from '#web/shared/paths.ts';

interface NextActProps {
  readonly candidate: Candidate;
  readonly position: Position;
  /** interviews of this candidate for this position, newest first */
  readonly interviews: readonly Interview[];
}

/**
 * The next action for a candidate and a position: the next step of their newest open interview; once decided, the
 * report; otherwise creating an interview, but first clarifying whose CV it is if that is in doubt.
 */
export function NextAct({ candidate, position, interviews }: NextActProps) {
  const { t } = useTranslation(['positions', 'interviews']);
  const isReadOnly = useIsReadOnly(position.id);
  for (const interview of interviews) {
    const step = nextStepOf(interview);
    if (step !== undefined) return <StepButton interviewId={interview.id} step={step} />;
  }
  const last = interviews.find(({ status }) => status !== 'cancelled');
  if (last !== undefined && last.recommendation !== 'further_interview') {
    return (
      <Button component={Link} to={paths.interview(last.id)} size="sm" variant="subtle">
        {t('interviews:step.openSummary')}
      </Button>
    );
  }
  if (position.status !== 'active' || isReadOnly) return null;
  if (isCvInDoubt(candidate)) return <CheckCv candidateId={candidate.id} />;
  return (
    <Button
      component={Link}
      to={paths.scheduleInterview({ positionId: position.id, candidateId: candidate.id })}
      size="sm"
    >
      {t('createInterview')}
    </Button>
  );
}
