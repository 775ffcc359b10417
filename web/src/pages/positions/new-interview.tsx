import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { paths } from '#web/shared/paths.ts';

interface NewInterviewProps {
  readonly candidateId: string;
  readonly position: Position;
  /** the newest one of this candidate for this position */
  readonly newest: Interview | undefined;
}

/** Leads to a first interview of a candidate for a position. What follows stands with that interview, further below. */
export function NewInterview({ candidateId, position, newest }: NewInterviewProps) {
  const { t } = useTranslation('positions');
  const isReadOnly = useIsReadOnly(position.id);
  const isAsked = newest !== undefined && newest.status !== 'cancelled';
  if (isAsked || position.status !== 'active' || isReadOnly) return null;
  return (
    <Button component={Link} to={paths.scheduleInterview({ positionId: position.id, candidateId })} size="sm">
      {t('createInterview')}
    </Button>
  );
}
