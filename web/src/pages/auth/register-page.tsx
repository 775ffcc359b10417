import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { Email, register } from '#contracts/auth/auth.ts';
import type { AppConfig } from '#contracts/live.ts';
import { limits } from '#contracts/limits.ts';
import { legalAddress } from '#contracts/page-addresses.ts';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { GoogleButton } from '#web/features/auth/google-button.tsx';
import { NewPasswordField } from '#web/entities/password/new-password-field.tsx';
import { passwordProblem } from '#web/entities/password/password-rules.ts';
import { pendingVerification } from '#web/entities/verification/pending-verification.ts';
import { signInLoader } from '#web/features/auth/sign-in-loader.ts';
import { call } from '#web/shared/api/api-client.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-pages.module.css';

export const loader = signInLoader;

const empty = { fullName: '', email: '', position: '', password: '' };

export function Component() {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const config = useLoaderData<AppConfig | undefined>();
  const [password, setPassword] = useState('');
  const tooLong = useTooLong();
  const captcha = useCaptcha('register');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      setPassword(values.password);
    },
    validate: {
      fullName: (value) => (value.trim() === '' ? t('field.fullNameRequired') : tooLong(value, limits.person.name)),
      email: (value) => {
        if (value.trim() === '') return t('field.emailRequired');
        return Email.safeParse(value).success ? null : t('field.emailInvalid');
      },
      position: (value) => (value.trim() === '' ? t('field.positionRequired') : tooLong(value, limits.person.role)),
      password: (value) => {
        const problem = passwordProblem(value);
        return problem === undefined ? null : t(`errors:auth.${problem}`);
      },
    },
  });
  const attempt = useMutation({
    mutationFn: async (values: typeof empty) => {
      const captchaToken = await captcha.take();
      return call(register, { body: { ...values, language: currentLanguage(), captchaToken } });
    },
    onSuccess: (_answer, { email }) => {
      pendingVerification.set(email.trim());
      return navigate(paths.verifyCode(), { state: { registered: true } });
    },
    onError: (error) => {
      if (refusalOf(register, error)?.code.startsWith('auth.password_') === true) {
        form.setFieldError('password', error.message);
      }
    },
  });
  const onField = form.errors['password'] !== undefined;
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')} aside={<QuestionExample />}>
      {config?.signInMethods.includes('google') === true && <GoogleButton />}
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => attempt.mutate(values),
          (errors) => focusFirstError(form, errors),
        )}
      >
        <TextInput
          className={styles.field}
          label={t('field.fullName')}
          autoComplete="name"
          autoFocus
          key={form.key('fullName')}
          {...form.getInputProps('fullName')}
        />
        <TextInput
          className={styles.field}
          label={t('field.workEmail')}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <TextInput
          className={styles.field}
          label={t('field.position')}
          autoComplete="organization-title"
          key={form.key('position')}
          {...form.getInputProps('position')}
        />
        <NewPasswordField
          label={t('field.password')}
          typed={password}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {captcha.field}
        {!onField && <FormProblem error={attempt.error} fallback={t('registerError')} />}
        <Button type="submit" variant="filled" size="lg" fullWidth loading={attempt.isPending} onMouseDown={keepFocus}>
          {t('register.submit')}
        </Button>
        <Accepted published={config?.legal ?? []} />
      </form>
      <p className={styles.other}>
        {t('register.haveAccount')}{' '}
        <Link className="link" to={paths.login()}>
          {t('register.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** The documents a new user agrees to: only those the operator of this installation has published. */
function Accepted({ published }: { readonly published: readonly string[] }) {
  const { t } = useTranslation('auth');
  const found = (['terms', 'privacy'] as const).filter((slug) => published.includes(slug));
  const [first] = found;
  if (first === undefined) return null;
  return (
    <p className={styles.legal}>
      <Trans
        t={t}
        i18nKey={`register.accepted.${found.length === 2 ? 'both' : first}`}
        components={{ terms: <DocumentLink slug="terms" />, privacy: <DocumentLink slug="privacy" /> }}
      />
    </p>
  );
}

/** Opens in a new tab, because the form has not been sent yet. */
function DocumentLink({ slug, children }: { readonly slug: string; readonly children?: ReactNode }) {
  return (
    <a href={legalAddress(slug)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
