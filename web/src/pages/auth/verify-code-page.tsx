import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { Email, resendCode, verifyCode } from '#contracts/auth/auth.ts';
import { useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { pendingVerification } from '#web/entities/verification/pending-verification.ts';
import { RedFlagExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { CodeInput } from '#web/features/auth/code-input.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { MailTip } from '#web/features/auth/mail-tip.tsx';
import { signIn } from '#web/features/auth/sign-in.ts';
import { useCountdown } from '#web/shared/use-countdown.ts';
import { call } from '#web/shared/api/api-client.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-pages.module.css';

/** Seconds; the server e-mails at most one new code a minute. */
const resendAfter = 60;
const codeLength = 6;

/** Asks for the e-mailed code, for the address stored in this tab; without one, asks for the address too. */
export function Component() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const justRegistered = useJustRegistered();
  const [known] = useState(pendingVerification.get);
  const [email, setEmail] = useState(known ?? '');
  const [emailProblem, setEmailProblem] = useState<string>();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const countdown = useCountdown(justRegistered ? resendAfter : 0);
  const attempt = useMutation({
    mutationFn: (digits: string) =>
      call(verifyCode, { body: { email, code: digits }, headers: { 'x-refresh-mode': 'rotate' } }),
    onSuccess: async (answer) => {
      pendingVerification.clear();
      const next = await signIn(answer);
      await navigate(next, { replace: true });
      notify.success(t('verify.created'));
    },
  });
  const captcha = useCaptcha('resend_code');
  const resend = useMutation({
    mutationFn: async () => {
      const captchaToken = await captcha.take();
      return call(resendCode, { body: { email, captchaToken } });
    },
    onSuccess: () => {
      setCode('');
      attempt.reset();
      countdown.restart(resendAfter);
      // the pressed button is replaced by the countdown
      codeField.current?.focus();
      notify.success(t('verify.sentAgain'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterSec !== undefined) countdown.restart(error.retryAfterSec);
    },
  });
  const emailStands = (): boolean => {
    if (Email.safeParse(email).success) return true;
    setEmailProblem(email.trim() === '' ? t('field.emailRequired') : t('field.emailInvalid'));
    emailField.current?.focus();
    return false;
  };
  const submit = (digits: string): void => {
    if (emailStands()) attempt.mutate(digits);
  };
  const change = (digits: string): void => {
    setCode(digits);
    setIsShort(false);
    if (attempt.isError) attempt.reset();
    if (digits.length === codeLength) submit(digits);
  };
  return (
    <AuthLayout
      title={t('verify.title')}
      lead={
        known === null ? (
          t('verify.unknownLead')
        ) : (
          <Trans
            t={t}
            i18nKey={justRegistered ? 'verify.lead' : 'verify.laterLead'}
            values={{ email: known }}
            components={{ email: <b className={styles.email} /> }}
          />
        )
      }
      aside={<RedFlagExample />}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === codeLength) submit(code);
          else if (emailStands()) {
            setIsShort(true);
            codeField.current?.focus();
          }
        }}
      >
        {known === null && (
          <TextInput
            className={styles.field}
            label={t('field.email')}
            type="email"
            autoComplete="username"
            autoFocus
            ref={emailField}
            value={email}
            error={emailProblem}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setEmailProblem(undefined);
            }}
          />
        )}
        <CodeInput
          field={codeField}
          autoFocus={known !== null}
          value={code}
          onChange={change}
          busy={attempt.isPending}
          invalid={attempt.isError}
          problem={isShort ? t('verify.codeShort') : undefined}
        />
        <div className={styles.problem}>
          <FormProblem error={attempt.error ?? resend.error} fallback={t('loginError')} />
        </div>
        <Button type="submit" variant="filled" size="lg" fullWidth loading={attempt.isPending}>
          {t('verify.submit')}
        </Button>
      </form>
      {countdown.left === 0 && captcha.field}
      <div className={styles.resend}>
        {countdown.left > 0 ? (
          <span className="num">
            {t('verify.resendIn', { time: clockTime(countdown.left).replace(/^0(?=\d:)/, '') })}
          </span>
        ) : (
          <button
            type="button"
            className="link"
            disabled={resend.isPending}
            onClick={() => {
              if (emailStands()) resend.mutate();
            }}
          >
            {justRegistered ? t('verify.resend') : t('verify.sendNew')}
          </button>
        )}
        <Link className="link" to={known === null ? paths.login() : paths.register()}>
          {known === null ? t('login.submit') : t('verify.changeEmail')}
        </Link>
      </div>
      <MailTip what="code" />
    </AuthLayout>
  );
}

/** Whether the user comes from registration, which has just sent a code. */
function useJustRegistered(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'registered' in state;
}
