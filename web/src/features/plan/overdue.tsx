import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { anotherTimeHash } from '#web/shared/paths.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { CancelInterview } from './cancel-interview.tsx';
import styles from './overdue.module.css';
import { StartButton } from './start-button.tsx';

interface OverdueProps {
  readonly interview: Interview;
  /** undefined: without a plan there is nothing to start */
  readonly startable: boolean | undefined;
}

/** An interview that nobody began in its time: it begins now, gets another time, or did not take place. */
export function Overdue({ interview, startable }: OverdueProps) {
  const { t } = useTranslation('plan');
  const isPhone = useIsPhone();
  const { hash } = useLocation();
  const [cancelling, setCancelling] = useState(false);
  return (
    <Notice tone="warn" apart icon={<IconClockExclamation aria-hidden />} className={styles.notice}>
      <p>{t('overdue.text')}</p>
      <div className={styles.acts}>
        {/* on a phone it stands at the foot of the plan */}
        {startable !== undefined && !isPhone && (
          <StartButton interview={interview} startable={startable} size="sm" text={t('overdue.start')} />
        )}
        <EditDetails interview={interview} button={{ size: 'sm' }} opensAtOnce={hash === anotherTimeHash}>
          {t('overdue.anotherTime')}
        </EditDetails>
        <Button size="sm" onClick={() => setCancelling(true)}>
          {t('overdue.notHeld')}
        </Button>
      </div>
      <CancelInterview interview={interview} opened={cancelling} onClose={() => setCancelling(false)} />
    </Notice>
  );
}
