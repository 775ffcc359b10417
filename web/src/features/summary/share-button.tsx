import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShare } from '#web/entities/share/use-share.ts';
import styles from './top-bar-button.module.css';

/** Opens the links of an interview that nobody decided: its plan is what there is to share. */
export function ShareButton() {
  const { t } = useTranslation();
  const { set } = useShare();
  return (
    <Button
      size="sm"
      variant="subtle"
      className={styles.button}
      leftSection={<IconShare2 aria-hidden />}
      onClick={() => set('plan')}
    >
      {t('share.action')}
    </Button>
  );
}

/**
 * The last step of a summary: whoever decides reads the report behind a link.
 *
 * @param isNext false while something of the decision is still to be settled
 */
export function ShareReport({ isNext }: { readonly isNext: boolean }) {
  const { t } = useTranslation('summary');
  const { set } = useShare();
  return (
    <Button
      size="lg"
      fullWidth
      variant={isNext ? 'filled' : 'default'}
      leftSection={<IconShare2 aria-hidden />}
      onClick={() => set('report')}
    >
      {t('decision.share')}
    </Button>
  );
}
