import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { rowActOf } from '#web/entities/interview/next-step.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { paths } from '#web/shared/paths.ts';

/** What the row of an interview leads to, wherever it stands; what is over is quieter. Namespaces: interviews. */
export function InterviewAct({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const act = rowActOf(interview, useNow());
  const isOver = act === 'openSummary' || act === 'open';
  return (
    <Button
      component={Link}
      to={act === 'anotherTime' ? paths.interviewAnotherTime(interview.id) : paths.interview(interview.id)}
      size="sm"
      variant={isOver ? 'subtle' : 'default'}
    >
      {t(`step.${act}`)}
    </Button>
  );
}
