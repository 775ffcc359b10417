import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { mayPass } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { cvQuery } from '#web/entities/cv/api.ts';
import { focusAfterRow } from './focus-after-row.ts';
import { ReplaceButton } from './replace-button.tsx';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import type { CvUpload, CvUploads } from './use-cv-uploads.ts';
import styles from './upload-rows.module.css';

/** One row per chosen file: its progress, any error, and the possible actions. */
export function UploadRows(intake: CvUploads) {
  const { t } = useTranslation('cv');
  const { uploads } = intake;
  if (uploads.length === 0) return null;
  return (
    <>
      <ul className={styles.rows} aria-label={t('upload.rows')} aria-live="polite">
        <UploadItems {...intake} />
      </ul>
      {uploads.some(({ cv }) => cv !== undefined) && <BackgroundNotice />}
    </>
  );
}

/** The rows alone, for use in any list. */
export function UploadItems({ uploads, retry, remove, replace }: CvUploads) {
  return uploads.map((upload) => (
    <UploadRow
      key={upload.key}
      upload={upload}
      onRetry={() => retry(upload.key)}
      onReplace={(file) => replace(upload.key, file)}
      onRemove={() => remove(upload.key)}
    />
  ));
}

interface UploadRowProps {
  readonly upload: CvUpload;
  readonly onRetry: () => void;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload, onRetry, onReplace, onRemove }: UploadRowProps) {
  const { t } = useTranslation(['cv', 'common', 'errors']);
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{upload.file.name}</b>
        <span className="small muted">{format.fileSize(upload.file.size)}</span>
      </span>
      {(upload.state === 'waiting' || upload.state === 'sending') && (
        <span className={styles.state}>
          {upload.state === 'sending' && <Loader size={14} aria-hidden />}
          {t(`upload.${upload.state}`)}
        </span>
      )}
      {upload.state === 'refused' && (
        <span className={styles.refused} role="alert">
          <IconAlertCircle aria-hidden />
          <span>
            {upload.refusal === undefined ? errorMessage(upload.error) : t(`errors:hiring.${upload.refusal}`)}
          </span>
          {upload.refusal === undefined && mayPass(upload.error) && (
            <Button size="sm" onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          )}
          <ReplaceButton name={upload.file.name} onFile={onReplace} />
        </span>
      )}
      {upload.cv !== undefined && <ReadState cv={upload.cv} />}
      <ActionIcon
        variant="subtle"
        aria-label={t('upload.remove', { name: upload.file.name })}
        onClick={(event) => {
          focusAfterRow(event.currentTarget);
          onRemove();
        }}
      >
        <IconX />
      </ActionIcon>
    </li>
  );
}

function ReadState({ cv }: { readonly cv: CvView }) {
  const { t } = useTranslation('cv');
  const { data } = useQuery({ ...cvQuery(cv.id), initialData: cv });
  return (
    <span className={styles.state}>
      {data.error !== null && <span className={styles.reason}>{data.error.message}</span>}
      <CvStateTag cv={data} />
      <Link className="link small" to={paths.candidate(data.candidateId)}>
        {t('upload.openCandidate')}
      </Link>
    </span>
  );
}
