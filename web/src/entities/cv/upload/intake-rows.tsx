import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconFileAlert, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { unreadableQuery } from '#web/entities/cv/api.ts';
import { focusAfterRow } from './focus-after-row.ts';
import { UnreadableRow } from './unreadable-row.tsx';
import { uploadCounts } from './upload-counts.ts';
import { UploadItems } from './upload-rows.tsx';
import type { CvUploads } from './use-cv-uploads.ts';
import styles from './upload-rows.module.css';

interface IntakeRowsProps {
  readonly intake: CvUploads;
  readonly positionId?: string;
}

/**
 * Uploads in progress and files that need attention, above a list of candidates; files that became candidates have a
 * row in that list instead. Unreadable files have no candidate yet and form a group of their own, which is loaded from
 * the server and so survives a reload.
 */
export function IntakeRows({ intake, positionId }: IntakeRowsProps) {
  const { t } = useTranslation('cv');
  const { uploads, remove } = intake;
  const unreadId = useId();
  const isPhone = useIsPhone();
  const unreadable = useQuery(unreadableQuery(positionId)).data ?? [];
  const { added, open } = uploadCounts(uploads, unreadable);
  const pending = uploads.filter(({ cv }) => cv === undefined);
  const clear = (button: Element): void => {
    focusAfterRow(button);
    for (const { key, cv } of uploads) if (cv !== undefined) remove(key);
  };
  /** A removed candidate no longer counts as added during this visit. */
  const forget = (candidateId: string): void => {
    for (const { key, cv } of uploads) if (cv?.candidateId === candidateId) remove(key);
  };
  return (
    <>
      {(added > 0 || open > 0) && (
        // Visually hidden if it would only repeat the heading of the group of unreadable files.
        <div className={classes(styles.counts, added === 0 && open === unreadable.length && 'visually-hidden')}>
          <p role="status">
            {[added > 0 && t('upload.added', { count: added }), open > 0 && t('upload.open', { count: open })]
              .filter((part) => part !== false)
              .join(', ')}
          </p>
          {added > 0 && (
            <ActionIcon variant="subtle" aria-label={t('upload.clear')} onClick={(event) => clear(event.currentTarget)}>
              <IconX />
            </ActionIcon>
          )}
        </div>
      )}
      {pending.length > 0 && (
        <ul className={styles.rows} aria-label={t('upload.rows')} aria-live="polite">
          <UploadItems {...intake} uploads={pending} />
        </ul>
      )}
      {unreadable.length > 0 && (
        <section className={styles.unread} aria-labelledby={unreadId}>
          {/* one line on a phone, so that the first candidates are on its first screen */}
          <details open={!isPhone}>
            <summary>
              <h3 id={unreadId}>
                <IconFileAlert aria-hidden />
                {t('upload.unread', { count: unreadable.length })}
              </h3>
              <IconChevronDown aria-hidden />
            </summary>
            <ul>
              {unreadable.map((candidate) => (
                <li key={candidate.id} className={styles.row}>
                  <UnreadableRow candidate={candidate} onRemoved={() => forget(candidate.id)} />
                </li>
              ))}
            </ul>
          </details>
        </section>
      )}
      {uploads.some(({ cv }) => cv !== undefined) && <BackgroundNotice />}
    </>
  );
}
