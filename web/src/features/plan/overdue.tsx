import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { EditDetails } from '#web/features/plan/details/edit-details.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { CancelInterview } from './cancel-interview.tsx';
import styles from './overdue.module.css';

/** An interview that nobody began in its time: it gets another time or did not take place; the start stays where it was. */
export function Overdue({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('plan');
  const [cancelling, setCancelling] = useState(false);
  return (
    <Notice tone="warn" apart icon={<IconClockExclamation aria-hidden />} className={styles.notice}>
      <p>{t('overdue.text')}</p>
      <div className={styles.acts}>
        <EditDetails interview={interview} button={{ size: 'sm', variant: 'filled' }}>
          {t('overdue.anotherTime')}
        </EditDetails>
        <Button size="sm" variant="subtle" onClick={() => setCancelling(true)}>
          {t('overdue.notHeld')}
        </Button>
      </div>
      <CancelInterview interview={interview} opened={cancelling} onClose={() => setCancelling(false)} />
    </Notice>
  );
}

/** The same below another notice, which is answered first: one line that can wait. */
export function OverdueToo({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('plan');
  return (
    <p className={styles.too}>
      {t('overdue.too')}
      <EditDetails interview={interview} button={{ size: 'compact-sm', variant: 'subtle' }}>
        {t('overdue.anotherTime')}
      </EditDetails>
    </p>
  );
}
