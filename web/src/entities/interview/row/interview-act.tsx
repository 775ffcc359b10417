import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { rowActOf } from '#web/entities/interview/next-step.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { paths } from '#web/shared/paths.ts';

interface InterviewActProps {
  readonly interview: Interview;
  /** another interview was recommended, and none exists yet */
  readonly isOnceMore?: boolean;
}

/** The action of an interview's row; less prominent for closed interviews. Namespaces: interviews. */
export function InterviewAct({ interview, isOnceMore = false }: InterviewActProps) {
  const { t } = useTranslation('interviews');
  const { id, candidate, position } = interview;
  const act = rowActOf(interview, useNow());
  if (isOnceMore) {
    return (
      <Button
        component={Link}
        to={paths.scheduleInterview({ positionId: position.id, candidateId: candidate.id })}
        size="sm"
      >
        {t('create')}
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={act === 'anotherTime' ? paths.interviewAnotherTime(id) : paths.interview(id)}
      size="sm"
      variant={act === 'openSummary' || act === 'open' ? 'subtle' : 'default'}
    >
      {t(`step.${act}`)}
    </Button>
  );
}
