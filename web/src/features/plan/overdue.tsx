import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { StripLine } from '#web/shared/ui/strip.tsx';
import { CancelInterview } from './cancel-interview.tsx';

interface OverdueProps {
  readonly interview: Interview;
  /** something else has to be answered first and has the primary button */
  readonly quiet: boolean;
  /** opens the form at once: the user came to reschedule */
  readonly opensAtOnce: boolean;
}

/** For an interview not started within its scheduled time: reschedule it, or record that it did not take place. */
export function Overdue({ interview, quiet, opensAtOnce }: OverdueProps) {
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
