import { Button, PasswordInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changePassword } from '#contracts/auth/auth.ts';
import { NewPasswordField } from '#web/entities/password/new-password-field.tsx';
import { useNewPassword } from '#web/entities/password/use-new-password.ts';
import { call } from '#web/shared/api/api-client.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import formStyles from '#web/shared/forms/form.module.css';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { sessionsQuery } from './api.ts';
import styles from './account.module.css';

/** A new password by the current one. An account without any gets its first by a mailed link. */
export function ChangePassword() {
  const { t } = useTranslation('profile');
  const { email, hasPassword } = useUser();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!hasPassword) {
    return (
      <>
        <p>{t('password.none')}</p>
        <Link className={`link ${styles.more ?? ''}`} to={paths.forgotPassword()} state={{ email }}>
          {t('password.byLink')}
        </Link>
      </>
    );
  }
  const close = (): void => {
    setOpen(false);
    // the form that had the focus is gone
    setTimeout(() => opener.current?.focus());
  };
  return open ? (
    <PasswordForm onClose={close} />
  ) : (
    <div className={styles.act}>
      <Button ref={opener} onClick={() => setOpen(true)}>
        {t('password.change')}
      </Button>
    </div>
  );
}

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { email } = useUser();
  const client = useQueryClient();
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const password = useNewPassword(newField);
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<string>();
  const attempt = useMutation({
    mutationFn: () => call(changePassword, { body: { currentPassword: current, newPassword: password.value } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      notify.success(t('password.changed'), t('password.changedDetail'));
      onClose();
    },
    onError: (error) => {
      if (password.refused(changePassword, error)) return;
      if (refusalOf(changePassword, error)?.code === 'auth.password_wrong') refuseCurrent(error.message);
    },
  });
  const atField = problem !== undefined || password.problem !== undefined;
  return (
    <form
      noValidate
      className={`${formStyles.form ?? ''} ${styles.narrow ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (current === '') refuseCurrent(t('auth:field.passwordRequired'));
        else if (password.stands()) attempt.mutate();
      }}
    >
      {/* for password managers, which ask whose password this is */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordInput
        label={t('password.current')}
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword') }}
        ref={currentField}
        value={current}
        error={problem}
        onChange={(event) => {
          setCurrent(event.currentTarget.value);
          setProblem(undefined);
          attempt.reset();
        }}
      />
      <div>
        <NewPasswordField
          label={t('auth:field.newPassword')}
          typed={password.value}
          ref={newField}
          error={password.problem}
          onChange={(event) => {
            password.change(event.currentTarget.value);
            attempt.reset();
          }}
        />
        <p className="small muted">
          <Link className="link" to={paths.forgotPassword()} state={{ email }}>
            {t('auth:login.forgot')}
          </Link>
        </p>
      </div>
      {!atField && <FormFailure error={attempt.error} />}
      <div className={formStyles.foot}>
        <Button type="submit" variant="filled" loading={attempt.isPending}>
          {t('password.change')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  );

  function refuseCurrent(sentence: string): void {
    setProblem(sentence);
    currentField.current?.focus();
  }
}
