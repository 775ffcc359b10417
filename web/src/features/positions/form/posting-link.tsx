import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconFileImport, IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportedPosting, importPosting } from '#contracts/hiring/position-texts.ts';
import { limits } from '#contracts/limits.ts';
import { call } from '#web/shared/api/api-client.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import styles from './posting-link.module.css';

interface PostingLinkProps {
  readonly fieldKey: string;
  readonly input: TextInputProps;
  /** the link in the field; if it is invalid, undefined, and the field shows an error */
  readonly linkNow: () => string | undefined;
  /** the link was supplied from outside and is imported at once */
  readonly readsAtOnce: boolean;
  readonly onRead: (posting: ImportedPosting) => void;
}

/** A field for the link of a job posting, which can be imported into the form. */
export function PostingLink({ fieldKey, input, linkNow, readsAtOnce, onRead }: PostingLinkProps) {
  const { t } = useTranslation('positions');
  const reading = useMutation({
    mutationFn: (url: string) => call(importPosting, { body: { url } }),
    onSuccess: onRead,
  });
  const read = (): void => {
    const url = linkNow();
    if (url !== undefined && !reading.isPending) reading.mutate(url);
  };
  useEffect(() => {
    if (readsAtOnce) read();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, []);
  const failure = reading.error === null ? input.error : <span role="alert">{errorMessage(reading.error)}</span>;
  const action = (
    <Button
      className={styles.action}
      leftSection={<IconFileImport aria-hidden />}
      loading={reading.isPending}
      onMouseDown={keepFocus}
      onClick={read}
    >
      {t('import.action')}
    </Button>
  );
  return (
    <div>
      <TextInput
        key={fieldKey}
        label={t('form.url')}
        placeholder="https://"
        leftSection={<IconLink aria-hidden />}
        type="url"
        maxLength={limits.position.url}
        onKeyDown={(event) => {
          // Submitting the form here would submit it empty.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          read();
        }}
        {...input}
        error={failure}
        inputContainer={(field) => besideField(field, action)}
      />
      <span role="status" className="visually-hidden">
        {reading.isPending && t('import.reading')}
      </span>
    </div>
  );
}

function besideField(field: ReactNode, action: ReactNode) {
  return (
    <div className={styles.row}>
      {field}
      {action}
    </div>
  );
}
