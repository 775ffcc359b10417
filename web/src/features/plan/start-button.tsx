import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { useStartInterview } from './api.ts';

interface StartButtonProps {
  readonly interview: Interview;
  readonly startable: boolean;
  readonly className?: string | undefined;
}

export function StartButton({ interview, startable, className }: StartButtonProps) {
  const { t } = useTranslation('plan');
  const start = useStartInterview(interview.id);
  const isReadOnly = useIsReadOnly(interview.position.id);
  return (
    <Button
      variant="filled"
      className={className}
      leftSection={<IconPlayerPlayFilled />}
      disabled={!startable || isReadOnly}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: (error) => notify.error(errorMessage(error)) })}
    >
      {t('start')}
    </Button>
  );
}
