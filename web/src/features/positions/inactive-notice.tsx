import { Button } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './inactive-notice.module.css';
import { useTurnPosition } from './use-turn-position.ts';

/** What an inactive position cannot be used for, and a button to reactivate it. */
export function InactiveNotice({ position }: { readonly position: Position }) {
  const { t } = useTranslation('positions');
  const change = useTurnPosition(position);
  return (
    <Notice tone="warn" role="status" apart icon={<IconPlayerPause aria-hidden />}>
      <h2 className={styles.title}>{t('inactive.title')}</h2>
      <p>{t('inactive.text')}</p>
      <Button size="sm" mt={10} mb={2} loading={change.busy} onClick={change.act}>
        {t('turn.active')}
      </Button>
    </Notice>
  );
}
