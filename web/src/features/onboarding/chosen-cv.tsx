import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import rowStyles from '#web/entities/cv/upload/upload-rows.module.css';
import { BackgroundNotice } from '#web/shared/config/background-notice.tsx';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';

interface ChosenCvProps {
  readonly fileName: string;
  /** undefined while loading */
  readonly cv: CvView | undefined;
  readonly removing: { readonly isPending: boolean; readonly error: unknown };
  readonly onRemove: () => void;
}

/** The CV of the first candidate: its processing state and a button to remove it. */
export function ChosenCv({ fileName, cv, removing, onRemove }: ChosenCvProps) {
  const { t } = useTranslation('cv');
  const reason = cv?.error?.message;
  return (
    <>
      <ul className={rowStyles.rows} aria-label={t('upload.rows')} aria-live="polite">
        <li className={rowStyles.row}>
          <span className={rowStyles.name}>
            <b>{fileName}</b>
            {reason !== undefined && <span className={rowStyles.reason}>{reason}</span>}
          </span>
          {cv !== undefined && (
            <span className={rowStyles.state}>
              <CvStateTag cv={cv} />
            </span>
          )}
          <ActionIcon
            variant="subtle"
            loading={removing.isPending}
            aria-label={t('upload.discard', { name: fileName })}
            onClick={onRemove}
          >
            <IconX />
          </ActionIcon>
        </li>
      </ul>
      <FormFailure error={removing.error} />
      <BackgroundNotice />
    </>
  );
}
