import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconMail } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { resendCode, verifyCode } from '#contracts/auth.ts';
import { RedFlagExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { CodeInput } from '#web/features/auth/code-input.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { pendingVerification } from '#web/features/auth/pending-verification.ts';
import { signIn } from '#web/features/auth/sign-in.ts';
import { useCountdown } from '#web/features/auth/use-countdown.ts';
import { call } from '#web/shared/api-client.ts';
import { ApiError } from '#web/shared/api-error.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { clockTime } from '#web/shared/format.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-pages.module.css';

/** The server mails a new code once a minute. */
const resendAfter = 60;

export function Component() {
  const [email] = useState(pendingVerification.get);
  return email === null ? <Navigate to={paths.login()} replace /> : <VerifyCode email={email} />;
}

function VerifyCode({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const config = useConfig();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const countdown = useCountdown(resendAfter);
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
  const resend = useMutation({
    mutationFn: () => call(resendCode, { body: { email } }),
    onSuccess: () => {
      setCode('');
      attempt.reset();
      countdown.restart(resendAfter);
      // the pressed button gives way to the countdown
      field.current?.focus();
      notify.success(t('verify.sentAgain'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterSec !== undefined) countdown.restart(error.retryAfterSec);
    },
  });
  const change = (digits: string): void => {
    setCode(digits);
    if (attempt.isError) attempt.reset();
    if (digits.length === 6) attempt.mutate(digits);
  };
  return (
    <AuthLayout
      title={t('verify.title')}
      lead={
        <Trans t={t} i18nKey="verify.lead" values={{ email }} components={{ email: <b className={styles.email} /> }} />
      }
      aside={<RedFlagExample />}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 6) attempt.mutate(code);
        }}
      >
        <CodeInput field={field} value={code} onChange={change} busy={attempt.isPending} invalid={attempt.isError} />
        <div className={styles.problem}>
          <FormProblem error={attempt.error ?? resend.error} fallback={t('verify.failed')} />
        </div>
        <Button
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          loading={attempt.isPending}
          disabled={code.length < 6}
        >
          {t('verify.submit')}
        </Button>
      </form>
      <div className={styles.resend}>
        {countdown.left > 0 ? (
          <span className="num">
            {t('verify.resendIn', { time: clockTime(countdown.left).replace(/^0(?=\d:)/, '') })}
          </span>
        ) : (
          <button type="button" className="link" disabled={resend.isPending} onClick={() => resend.mutate()}>
            {t('verify.resend')}
          </button>
        )}
        <Link className="link" to={paths.register()}>
          {t('verify.changeEmail')}
        </Link>
      </div>
      <p className={styles.tip}>
        <IconMail aria-hidden />
        <span>
          {config?.sandbox === true ? (
            <Trans
              t={t}
              i18nKey="verify.sandbox"
              components={{
                mailbox: <a className="link" href={paths.sandboxMailbox()} target="_blank" rel="noreferrer" />,
              }}
            />
          ) : (
            t('verify.notThere')
          )}
        </span>
      </p>
    </AuthLayout>
  );
}
