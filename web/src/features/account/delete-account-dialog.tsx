import { Button, Modal, PasswordInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountHolding, accountHoldings, deleteAccount } from '#contracts/auth/account.ts';
import type { GoogleError } from '#contracts/auth/google.ts';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { call } from '#web/shared/api/api-client.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { accountQuery } from './api.ts';
import styles from './delete-account-dialog.module.css';

interface DeleteAccountDialogProps {
  readonly opened: boolean;
  /** why Google did not confirm the owner, when returning from there */
  readonly refusal: GoogleError | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Lists what will be deleted, and requires proof that the user is the owner. */
export function DeleteAccountDialog({ opened, refusal, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('delete.ask')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Confirmation refusal={refusal} onClose={onClose} onDeleted={onDeleted} />
    </Modal>
  );
}

/** Rendered only while the dialog is open, so that its numbers are current. */
function Confirmation({ refusal, onClose, onDeleted }: Omit<DeleteAccountDialogProps, 'opened'>) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const user = useUser();
  const account = useQuery(accountQuery);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const attempt = useMutation({
    mutationFn: () => call(deleteAccount, { body: password === '' ? {} : { password } }),
    onSuccess: onDeleted,
    onError: (error) => {
      const code = refusalOf(deleteAccount, error)?.code;
      if (code === 'auth.password_wrong') refusePassword(error.message);
      // the proof expired while the dialog was open: ask for it again
      if (code === 'auth.proof_required') void account.refetch();
    },
  });
  if (account.data === undefined) {
    return account.error === null ? (
      <p className="muted" role="status">
        {t('common:state.loading')}
      </p>
    ) : (
      <ErrorState title={t('delete.failed')} error={account.error} onRetry={() => void account.refetch()} />
    );
  }
  const { proof, googleProofIsFresh, holds } = account.data;
  const atGoogle = proof === 'google' && !googleProofIsFresh;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (proof === 'password' && password === '') refusePassword(t('auth:field.passwordRequired'));
        else attempt.mutate();
      }}
    >
      <p className={styles.text}>{t('delete.text', { email: user.email })}</p>
      <Holdings holds={holds} />
      {user.subscription.plan === 'premium' && <p className={styles.text}>{t('delete.subscription')}</p>}
      {proof === 'password' && (
        <PasswordInput
          className={styles.field}
          label={t('delete.password')}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword') }}
          ref={field}
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
      {atGoogle && <p className={styles.text}>{t('delete.google')}</p>}
      {atGoogle && refusal !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {refusal === 'google_other_account' ? t('delete.otherAccount') : t('delete.refused')}
        </Notice>
      )}
      {problem === undefined && <FormFailure error={attempt.error} />}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        {atGoogle ? (
          <Button
            component="a"
            href={paths.google({ account: user.id })}
            onClick={() => ownerProof.await(user.id, 'delete')}
          >
            {t('delete.atGoogle')}
          </Button>
        ) : (
          <Button type="submit" data-danger loading={attempt.isPending || attempt.isSuccess}>
            {t('delete.confirm')}
          </Button>
        )}
      </div>
    </form>
  );

  function refusePassword(sentence: string): void {
    setProblem(sentence);
    field.current?.focus();
  }
}

function Holdings({ holds }: { readonly holds: Readonly<Record<AccountHolding, number>> }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const found = accountHoldings.filter((kind) => holds[kind] > 0);
  if (found.length === 0) return null;
  const counted = found.map((kind) => t(`delete.holds.${kind}`, { count: holds[kind] }));
  return <p className={styles.holds}>{t('delete.with', { list: format.list(counted) })}</p>;
}
