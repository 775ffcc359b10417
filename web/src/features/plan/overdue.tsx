import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { StripLine } from '#web/shared/ui/strip.tsx';
import { CancelInterview } from './cancel-interview.tsx';

interface OverdueProps {
  readonly interview: Interview;
  /** something else is answered first, and is the brighter of the two */
  readonly quiet: boolean;
  /** the reader came for another time */
  readonly opensAtOnce: boolean;
  /** the start, where it stands nowhere else */
  readonly start: ReactNode;
}

/** An interview that nobody began in its time: it gets another time, is begun now, or did not take place. */
export function Overdue({ interview, quiet, opensAtOnce, start }: OverdueProps) {
  const { t } = useTranslation('plan');
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      <StripLine
        icon={<IconClockExclamation aria-hidden />}
        acts={
          <>
            <Button size="sm" variant="subtle" onClick={() => setCancelling(true)}>
              {t('overdue.notHeld')}
            </Button>
            {start}
            <EditDetails
              interview={interview}
              button={{ size: 'sm', variant: quiet ? 'default' : 'filled' }}
              opensAtOnce={opensAtOnce}
            >
              {t('overdue.anotherTime')}
            </EditDetails>
          </>
        }
      >
        {t('overdue.text')}
      </StripLine>
      <CancelInterview interview={interview} opened={cancelling} onClose={() => setCancelling(false)} />
    </>
  );
}
