import { Button } from '@mantine/core';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/shared/ui/notice.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import styles from '#web/features/billing/billing.module.css';

/** Why the trial did not start: the card has already been used for one. Nothing was charged. */
export function TrialRefused() {
  const { t } = useTranslation('billing');
  return (
    <Notice tone="warn" role="status" apart icon={<IconCreditCardOff aria-hidden />}>
      <p>{t('trialCardUsed')}</p>
      <div className={styles.bannerAct}>
        <Button size="sm" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
          {t('action.upgrade')}
        </Button>
      </div>
    </Notice>
  );
}
