import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/shared/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { useStartInterview } from './api.ts';

interface StartButtonProps {
  readonly interviewId: string;
  readonly startable: boolean;
  readonly className?: string | undefined;
}

export function StartButton({ interviewId, startable, className }: StartButtonProps) {
  const { t } = useTranslation('plan');
  const start = useStartInterview(interviewId);
  return (
    <Button
      variant="filled"
      className={className}
      leftSection={<IconPlayerPlayFilled />}
      disabled={!startable}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: (error) => notify.error(errorMessage(error)) })}
    >
      {t('start')}
    </Button>
  );
}
