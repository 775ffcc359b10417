import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Email, forgotPassword } from '#contracts/auth/auth.ts';
import { useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { MailTip } from '#web/features/auth/mail-tip.tsx';
import { useEmailFromBefore } from '#web/features/auth/email-from-before.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useSession } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import styles from './auth-pages.module.css';

/** Requests a link for choosing a new password; does not reveal whether the address has an account. */
export function Component() {
  const { t } = useTranslation('auth');
  const fromBefore = useEmailFromBefore();
  const [email, setEmail] = useState(fromBefore);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha('forgot_password');
  // A signed-in user comes from the profile page.
  const isSignedIn = useSession().status === 'signed-in';
  const back = isSignedIn
    ? { to: paths.profile(), label: t('forgot.backToProfile') }
    : { to: paths.login(), label: t('forgot.back') };
  const attempt = useMutation({
    mutationFn: async () => {
      const captchaToken = await captcha.take();
      return call(forgotPassword, { body: { email, captchaToken } });
    },
  });
  const sent = attempt.isSuccess;
  useEffect(() => {
    if (sent) focusHeading();
  }, [sent]);
  const submit = (): void => {
    if (Email.safeParse(email).success) return attempt.mutate();
    setProblem(email.trim() === '' ? t('field.emailRequired') : t('field.emailInvalid'));
    field.current?.focus();
  };
  if (sent) {
    return (
      <AuthLayout
        title={t('forgot.sent')}
        lead={
          <Trans
            t={t}
            i18nKey="forgot.sentLead"
            values={{ email: email.trim() }}
            components={{ email: <b className={styles.email} /> }}
          />
        }
        aside={<QuestionExample />}
      >
        <div className={styles.resend}>
          <Link className="link" to={back.to}>
            {back.label}
          </Link>
          <button type="button" className="link" onClick={() => attempt.reset()}>
            {t('forgot.again')}
          </button>
        </div>
        <MailTip what="link" />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')} aside={<QuestionExample />}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          className={styles.field}
          label={t('field.email')}
          type="email"
          autoComplete="username"
          autoFocus
          ref={field}
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        {captcha.field}
        <FormProblem error={attempt.error} fallback={t('loginError')} />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={attempt.isPending}>
          {t('forgot.submit')}
        </Button>
      </form>
      <p className={styles.other}>
        <Link className="link" to={back.to}>
          {back.label}
        </Link>
      </p>
    </AuthLayout>
  );
}
