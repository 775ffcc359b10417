import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '#web/shared/ui/page/top-bar-button.module.css';
import { useShare } from './use-share.ts';

interface ShareButtonProps {
  /** the view preselected in the dialog */
  readonly view: Parameters<ReturnType<typeof useShare>['set']>[0];
}

/** In the top bar: opens the share dialog of an interview. */
export function ShareButton({ view }: ShareButtonProps) {
  const { t } = useTranslation();
  const { set } = useShare();
  return (
    <Button
      size="sm"
      variant="subtle"
      className={styles.button}
      leftSection={<IconShare2 aria-hidden />}
      onClick={() => set(view)}
    >
      {t('share.action')}
    </Button>
  );
}
