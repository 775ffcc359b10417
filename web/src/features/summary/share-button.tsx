import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { ShareHost } from '#web/entities/share/share-host.tsx';
import { useShare } from '#web/entities/share/use-share.ts';
import styles from './top-bar-button.module.css';

/** Opens the links of the interview, with the report chosen as soon as there is one to share. */
export function ShareButton({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation();
  const { set } = useShare();
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        className={styles.button}
        leftSection={<IconShare2 aria-hidden />}
        onClick={() => set(interview.recommendation === null ? 'plan' : 'report')}
      >
        {t('share.action')}
      </Button>
      <ShareHost interview={interview} />
    </>
  );
}
