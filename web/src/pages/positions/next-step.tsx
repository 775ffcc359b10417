import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { StepButton } from '#web/entities/interview/step-button.tsx';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { paths } from '#web/shared/paths.ts';

interface NextStepProps {
  readonly candidate: Candidate;
  readonly position: Position;
  /** the newest one of this candidate for this position */
  readonly interview: Interview | undefined;
}

/** What there is to do next for a candidate of a position; once the recommendation is recorded, what it was. */
export function NextStep({ candidate, position, interview }: NextStepProps) {
  const { t } = useTranslation('positions');
  const isReadOnly = useIsReadOnly(position.id);
  if (interview === undefined || interview.status === 'cancelled') {
    if (position.status !== 'active' || isReadOnly) return null;
    const to = paths.scheduleInterview({ positionId: position.id, candidateId: candidate.id });
    return (
      <Button component={Link} to={to} size="sm">
        {t('createInterview')}
      </Button>
    );
  }
  const step = nextStepOf(interview);
  // making one is refused, opening one is not
  if (step === 'makePlan' && isReadOnly) return null;
  if (step === undefined) return <OutcomeTag interview={interview} />;
  return <StepButton interviewId={interview.id} step={step} />;
}
