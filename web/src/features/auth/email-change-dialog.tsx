import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoogleError } from '#contracts/auth/google.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { emailChangeQuery, ownerQuery } from './email-change-api.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';

interface EmailChangeDialogProps {
  readonly opened: boolean;
  /** why Google did not confirm the owner, when returning from there */
  readonly refusal: GoogleError | undefined;
  readonly onClose: () => void;
}

/** Asks for the new address and proof of ownership, then for the code e-mailed to that address. */
export function EmailChangeDialog({ opened, refusal, onClose }: EmailChangeDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('email.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Steps refusal={refusal} onClose={onClose} />
    </Modal>
  );
}

/** Rendered only while the dialog is open, so that it starts at the current step. */
function Steps({ refusal, onClose }: Omit<EmailChangeDialogProps, 'opened'>) {
  const { t } = useTranslation(['profile', 'common']);
  const waiting = useQuery(emailChangeQuery);
  const owner = useQuery(ownerQuery);
  const [isAnew, setAnew] = useState(false);
  const [isJustSent, setJustSent] = useState(false);
  const [lost, setLost] = useState<Error>();
  if (waiting.data === undefined || owner.data === undefined) {
    const error = waiting.error ?? owner.error;
    return error === null ? (
      <p className="muted" role="status">
        {t('common:state.loading')}
      </p>
    ) : (
      <ErrorState
        title={t('email.failed')}
        error={error}
        onRetry={() => {
          void waiting.refetch();
          void owner.refetch();
        }}
      />
    );
  }
  const { change } = waiting.data;
  if (change !== null && !isAnew) {
    return (
      <EmailCodeForm
        email={change.email}
        isJustSent={isJustSent}
        onAnother={() => setAnew(true)}
        onLost={(error) => {
          setLost(error);
          void waiting.refetch();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <NewEmailForm
      owner={owner.data}
      refusal={refusal}
      problem={lost}
      onProofGone={() => void owner.refetch()}
      onSent={() => {
        setAnew(false);
        setJustSent(true);
        setLost(undefined);
      }}
      onClose={onClose}
    />
  );
}
