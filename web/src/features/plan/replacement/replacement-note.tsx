import { Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './replacement-note.module.css';
import type { Replacement } from './use-replacement.ts';

/** Says in a question's card that a replacement is being written, or why it failed. */
export function ReplacementNote({ attempt, failure, stop }: Pick<Replacement, 'attempt' | 'failure' | 'stop'>) {
  const { t } = useTranslation('plan');
  return (
    <div className={styles.note}>
      <div role="status" className={styles.status}>
        {attempt !== undefined && (
          <>
            <Loader size={16} aria-hidden />
            <span className="small muted">{t(attempt > 1 ? 'replace.again' : 'replace.writing')}</span>
          </>
        )}
      </div>
      {attempt !== undefined && (
        <Button size="compact-sm" variant="subtle" leftSection={<IconPlayerStop aria-hidden />} onClick={stop}>
          {t('replace.stop')}
        </Button>
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
