import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import type { NextStep } from './next-step.ts';

interface StepButtonProps {
  readonly interviewId: string;
  readonly step: NextStep;
}

/** The next step of an interview, as a link at the end of its row. Namespaces: interviews. */
export function StepButton({ interviewId, step }: StepButtonProps) {
  const { t } = useTranslation('interviews');
  return (
    <Button component={Link} to={paths.interview(interviewId)} size="sm">
      {t(`step.${step}`)}
    </Button>
  );
}
