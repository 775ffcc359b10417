import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Candidate, deleteCandidate } from '#contracts/hiring/candidates.ts';
import { uploadCv } from '#contracts/hiring/cvs.ts';
import { call, newIdempotencyKey } from '#web/shared/api/api-client.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { paths } from '#web/shared/paths.ts';
import { focusAfterRow } from './focus-after-row.ts';
import { ReplaceButton } from './replace-button.tsx';
import styles from './upload-rows.module.css';

interface UnreadableRowProps {
  readonly candidate: Candidate;
  readonly onRemoved: () => void;
}

/**
 * A file that could not be read and has no candidate name: the user can upload another file, enter a name or remove it.
 */
export function UnreadableRow({ candidate, onRemoved }: UnreadableRowProps) {
  const { t } = useTranslation('cv');
  const client = useQueryClient();
  const settled = {
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['candidate'] }),
  };
  const params = { candidateId: candidate.id };
  const replace = useMutation({
    mutationFn: (file: File) => call(uploadCv, { params, file, fields: {}, idempotencyKey: newIdempotencyKey() }),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (_button: Element) => call(deleteCandidate, { params }),
    // The button lost the focus while it was disabled.
    onSuccess: (_receipt, button) => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === button) focusAfterRow(button);
      onRemoved();
    },
    ...settled,
  });
  const name = candidate.cv?.fileName ?? candidate.name;
  return (
    <>
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.why}>{candidate.cv?.error?.message ?? t('state.failed')}</span>
      </span>
      <span className={styles.state}>
        <ReplaceButton name={name} busy={replace.isPending} onFile={(file) => replace.mutate(file)} />
        <Button component={Link} size="sm" variant="subtle" to={paths.candidate(candidate.id)}>
          {t('upload.giveName')}
        </Button>
      </span>
      <Button
        size="sm"
        variant="subtle"
        loading={remove.isPending}
        aria-label={t('upload.discard', { name })}
        onClick={(event) => remove.mutate(event.currentTarget)}
      >
        {t('upload.removeFile')}
      </Button>
    </>
  );
}
