import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { useKeepPosition, usePositionInUse } from './api.ts';
import styles from './read-only-notice.module.css';

interface ReadOnlyNoticeProps {
  readonly position: { readonly id: string; readonly title: string };
}

/**
 * Says why this position and everything that belongs to it is read-only, with the two ways to change that. Renders
 * nothing if it is not.
 */
export function ReadOnlyNotice({ position }: ReadOnlyNoticeProps) {
  const { t } = useTranslation();
  const inUse = usePositionInUse();
  const keep = useKeepPosition();
  if (inUse === undefined || inUse.id === position.id) return null;
  const use = (): void => {
    keep.mutate(position.id, {
      onSuccess: () => notify.success(t('readOnly.done', { title: position.title })),
      onError: notifyError,
    });
  };
  return (
    <Notice tone="warn" role="status" apart icon={<IconLock aria-hidden />}>
      <h2 className={styles.title}>{t('readOnly.title', { title: position.title })}</h2>
      <p>{t('readOnly.text', { inUse: inUse.title })}</p>
      <div className={styles.acts}>
        <Button size="sm" loading={keep.isPending} onClick={use}>
          {t('readOnly.use')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
          {t('readOnly.compare')}
        </Button>
      </div>
    </Notice>
  );
}
