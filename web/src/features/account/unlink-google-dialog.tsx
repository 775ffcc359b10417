import { Button, Modal, PasswordInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlinkGoogle } from '#contracts/auth/google.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { useUser } from '#web/shared/api/session.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { notify } from '#web/shared/notify.ts';
import { AccountName } from '#web/entities/password/account-name.tsx';
import { useUnlinkGoogle } from './api.ts';
import styles from './delete-account-dialog.module.css';

interface UnlinkGoogleDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** called once the dialog has closed, to set the focus */
  readonly onClosed: () => void;
}

/** States the consequences and asks for the password, which will be the only way to sign in. */
export function UnlinkGoogleDialog({ opened, onClose, onClosed }: UnlinkGoogleDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      title={t('ways.ask')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <Confirmation onClose={onClose} />
    </Modal>
  );
}

/** Rendered only while the dialog is open, so that no input is kept. */
function Confirmation({ onClose }: Pick<UnlinkGoogleDialogProps, 'onClose'>) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { email } = useUser();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const unlink = useUnlinkGoogle();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '') return refusePassword(t('auth:field.passwordRequired'));
        unlink.mutate(password, {
          onSuccess: () => {
            notify.success(t('ways.unlinked'), t('password.changedDetail'));
            onClose();
          },
          onError: (error) => {
            if (refusalOf(unlinkGoogle, error)?.code === 'auth.password_wrong') refusePassword(error.message);
          },
        });
      }}
    >
      <p className={styles.text}>{t('ways.text', { email })}</p>
      <AccountName email={email} />
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
      {problem === undefined && <FormFailure error={unlink.error} />}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="submit" data-danger loading={unlink.isPending}>
          {t('ways.unlinkGoogle')}
        </Button>
      </div>
    </form>
  );

  function refusePassword(sentence: string): void {
    setProblem(sentence);
    field.current?.focus();
  }
}
