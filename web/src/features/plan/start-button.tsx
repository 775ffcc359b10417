import { Button, type ButtonProps } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { useStartInterview } from './api.ts';

interface StartButtonProps {
  readonly interview: Interview;
  readonly startable: boolean;
  readonly className?: string | undefined;
  readonly size?: ButtonProps['size'];
  /** in place of "Start interview" */
  readonly text?: string;
}

/** Starts the interview; while it goes on, leads back to it. */
export function StartButton({ interview, startable, className, size = 'md', text }: StartButtonProps) {
  const { t } = useTranslation('plan');
  const start = useStartInterview(interview.id);
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
      variant="filled"
      className={className}
      size={size}
      leftSection={<IconPlayerPlayFilled />}
      disabled={!startable || isReadOnly}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: (error) => notify.error(errorMessage(error)) })}
    >
      {text ?? t('start')}
    </Button>
  );
}
