import { Button, PasswordInput, TextInput } from '@mantine/core';
import i18next from 'i18next';
import { Suspense, lazy, useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { AppConfig } from '#contracts/live.ts';
import { login } from '#contracts/auth/auth.ts';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { GoogleButton } from '#web/features/auth/google-button.tsx';
import { signInLoader } from '#web/features/auth/sign-in-loader.ts';
import { signIn } from '#web/features/auth/sign-in.ts';
import { useCapsLock } from '#web/features/auth/use-caps-lock.ts';
import type { CaptchaField } from '#web/entities/captcha/use-captcha.tsx';
import { call } from '#web/shared/api/api-client.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { notify } from '#web/shared/notify.ts';
import { useSession } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-pages.module.css';

export const loader = signInLoader;

const LoginCaptcha = lazy(() => import('#web/features/auth/login-captcha.tsx'));

/** The first page of most visits: two fields and one call, without the form and query libraries (17 kB). */
export function Component() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const config = useLoaderData<AppConfig | undefined>();
  const session = useSession();
  const ended = session.status === 'signed-out' && session.refused === true;
  const capsLock = useCapsLock();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  /** the e-mail address, also passed on to the forgotten-password page */
  const [typed, setTyped] = useState('');
  /** after several failed attempts the server also requires a captcha */
  const [captcha, setCaptcha] = useState<'none' | 'shown'>('none');
  const takeToken = useRef<CaptchaField['take']>(undefined);
  const captchaReady = useCallback((take: CaptchaField['take']) => {
    takeToken.current = take;
  }, []);
  const [missing, setMissing] = useState({ email: false, password: false });
  const [attempt, setAttempt] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null });
  return (
    <AuthLayout title={t('login.title')} lead={t(ended ? 'login.ended' : 'login.lead')} aside={<QuestionExample />}>
      {config?.signInMethods.includes('google') === true && <GoogleButton />}
      <form noValidate onSubmit={submit}>
        <TextInput
          className={styles.field}
          label={t('field.email')}
          type="email"
          autoComplete="username"
          autoFocus
          ref={email}
          error={missing.email && t('field.emailRequired')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing({ ...missing, email: false });
          }}
        />
        <PasswordInput
          className={styles.field}
          label={t('field.password')}
          autoComplete="current-password"
          description={capsLock.on ? t('field.capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onKeyUp={capsLock.watch}
          visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
          ref={password}
          error={missing.password && t('field.passwordRequired')}
          onChange={() => setMissing({ ...missing, password: false })}
        />
        <p className={styles.forgot}>
          <Link className="link" to={paths.forgotPassword()} state={{ email: typed }}>
            {t('login.forgot')}
          </Link>
        </p>
        {captcha === 'shown' && (
          <Suspense>
            <LoginCaptcha onReady={captchaReady} />
          </Suspense>
        )}
        <FormProblem error={attempt.error} fallback={t('loginError')} />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={attempt.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('login.noAccount')}{' '}
        <Link className="link" to={paths.register()}>
          {t('login.register')}
        </Link>
      </p>
    </AuthLayout>
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const values = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const empty = { email: values.email.trim() === '', password: values.password === '' };
    setMissing(empty);
    if (empty.email) email.current?.focus();
    else if (empty.password) password.current?.focus();
    else void send(values);
  }

  async function send(body: { email: string; password: string }): Promise<void> {
    setAttempt({ isPending: true, error: null });
    try {
      const captchaToken = await takeToken.current?.();
      const answer = await call(login, { body: { ...body, captchaToken }, headers: { 'x-refresh-mode': 'rotate' } });
      await navigate(await signIn(answer), { replace: true });
      // in the language of the account, which may differ from that of the form
      notify.success(i18next.t('common:auth.loggedIn'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'common.captcha_required') setCaptcha('shown');
      setAttempt({ isPending: false, error });
    }
  }
}
