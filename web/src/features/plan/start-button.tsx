import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { paths } from '#web/shared/paths.ts';
import { useStartInterview } from './api.ts';

interface StartButtonProps {
  readonly interview: Interview;
  readonly startable: boolean;
  readonly className?: string | undefined;
}

/**
 * Starts the interview, or leads back to it while it is in progress. When overdue, it is not the primary action:
 * rescheduling is.
 */
export function StartButton({ interview, startable, className }: StartButtonProps) {
  const { t } = useTranslation('plan');
  const start = useStartInterview(interview.id);
  const isOverdue = interviewStateOf(interview, useNow()) === 'overdue';
  const isReadOnly = useIsReadOnly(interview.position.id);
  if (interview.status === 'in_progress') {
    return (
      <Button
        component={Link}
        to={paths.interview(interview.id)}
        variant="filled"
        className={className}
        leftSection={<IconPlayerPlayFilled />}
      >
        {t('backToRun')}
      </Button>
    );
  }
  return (
    <Button
      variant={isOverdue ? 'default' : 'filled'}
      className={className}
      leftSection={<IconPlayerPlayFilled />}
      disabled={!startable || isReadOnly}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: notifyError })}
    >
      {t(isOverdue ? 'overdue.start' : 'start')}
    </Button>
  );
}
