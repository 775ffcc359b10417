import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { account } from '#contracts/auth/account.ts';
import { Email } from '#contracts/auth/auth.ts';
import { beginEmailChange } from '#contracts/auth/email.ts';
import type { GoogleError } from '#contracts/auth/google.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { FormProblem } from './form-problem.tsx';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { useUser } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useBeginEmailChange } from './email-change-api.ts';
import styles from './email-change.module.css';

interface NewEmailFormProps {
  readonly owner: SuccessOf<typeof account>;
  readonly refusal: GoogleError | undefined;
  /** why the pending change failed */
  readonly problem: Error | undefined;
  /** called if the proof from Google expired while the dialog was open */
  readonly onProofGone: () => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Users without a password must confirm with Google before filling in the form: the redirect would lose the input. */
export function NewEmailForm({ owner, refusal, problem, onProofGone, onSent, onClose }: NewEmailFormProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const user = useUser();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [emailProblem, setEmailProblem] = useState<string>();
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const begin = useBeginEmailChange(onSent);
  const refuseEmail = (sentence: string): void => {
    setEmailProblem(sentence);
    emailField.current?.focus();
  };
  const refusePassword = (sentence: string): void => {
    setPasswordProblem(sentence);
    passwordField.current?.focus();
  };
  const byPassword = owner.proof === 'password';
  const submit = (): void => {
    if (!Email.safeParse(email).success) {
      refuseEmail(t(email.trim() === '' ? 'auth:field.emailRequired' : 'auth:field.emailInvalid'));
    } else if (byPassword && password === '') refusePassword(t('auth:field.passwordRequired'));
    else {
      begin.mutate(
        { email, password },
        {
          onError: (error) => {
            const code = refusalOf(beginEmailChange, error)?.code;
            if (code === 'auth.email_same') refuseEmail(error.message);
            if (code === 'auth.password_wrong') refusePassword(error.message);
            if (code === 'auth.proof_required') onProofGone();
          },
        },
      );
    }
  };
  const toldByField = emailProblem !== undefined || passwordProblem !== undefined;
  const atGoogle = !byPassword && !owner.googleProofIsFresh;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Through the portal, React would bubble the event to the page's form that opened this dialog.
        event.stopPropagation();
        submit();
      }}
    >
      <p className={styles.text}>{t('email.text', { email: user.email })}</p>
      {atGoogle ? (
        <p className={styles.text}>{t('email.google')}</p>
      ) : (
        <TextInput
          className={styles.field}
          label={t('email.new')}
          type="email"
          autoComplete="email"
          autoFocus
          ref={emailField}
          value={email}
          error={emailProblem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setEmailProblem(undefined);
            begin.reset();
          }}
        />
      )}
      {byPassword && (
        <PasswordInput
          className={styles.field}
          label={t('email.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword') }}
          ref={passwordField}
          value={password}
          error={passwordProblem}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setPasswordProblem(undefined);
            begin.reset();
          }}
        />
      )}
      {atGoogle && refusal !== undefined && (
        <Notice tone="danger" role="alert" apart icon={<IconAlertCircle aria-hidden />}>
          {t(refusal === 'google_other_account' ? 'email.otherAccount' : 'email.refused')}
        </Notice>
      )}
      <div className={styles.problem}>
        {!toldByField && <FormProblem error={begin.error ?? problem} fallback={t('auth:loginError')} />}
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        {atGoogle ? (
          <Button
            component="a"
            href={paths.google({ account: user.id })}
            variant="filled"
            onClick={() => ownerProof.await(user.id, 'email')}
          >
            {t('email.atGoogle')}
          </Button>
        ) : (
          <Button type="submit" variant="filled" loading={begin.isPending}>
            {t('email.send')}
          </Button>
        )}
      </div>
    </form>
  );
}
