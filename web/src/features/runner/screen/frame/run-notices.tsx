import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPencilOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import styles from './run-notices.module.css';

/**
 * Notices about the whole run: this tab is read-only, the run has ended elsewhere, or the server has permanently
 * refused changes.
 */
export function RunNotices({ takeOver }: { readonly takeOver: () => void }) {
  const { t } = useTranslation('runner');
  const client = useQueryClient();
  const interviewId = useRun(({ interview }) => interview.id);
  const readOnly = useRun((view) => view.readOnly);
  const ended = useRun((view) => view.ended);
  const refused = useRun((view) => view.refused);
  return (
    <div role="status">
      {readOnly && !ended && (
        <div className={styles.notice}>
          <IconPencilOff aria-hidden />
          <p>{t('writeLock.elsewhere')}</p>
          <Button size="sm" onClick={takeOver}>
            {t('writeLock.takeOver')}
          </Button>
        </div>
      )}
      {ended && (
        <div className={styles.notice}>
          <IconAlertTriangle aria-hidden />
          <p>{t('ended.text')}</p>
          <Button
            size="sm"
            onClick={() => void client.invalidateQueries({ queryKey: interviewQuery(interviewId).queryKey })}
          >
            {t('ended.show')}
          </Button>
        </div>
      )}
      {refused > 0 && (
        <div className={styles.notice}>
          <IconAlertTriangle aria-hidden />
          <p>{t('refused', { count: refused })}</p>
        </div>
      )}
    </div>
  );
}
