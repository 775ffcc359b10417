import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { login } from '#contracts/auth.ts';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { redirectSignedIn } from '#web/features/auth/redirect-signed-in.ts';
import { signIn } from '#web/features/auth/sign-in.ts';
import { useCapsLock } from '#web/features/auth/use-caps-lock.ts';
import { call } from '#web/shared/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import styles from './auth-pages.module.css';

export const namespaces: readonly Namespace[] = ['auth', 'errors'];
export const loader = redirectSignedIn;

export function Component() {
  const { t } = useTranslation(['auth', 'common', 'errors']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const capsLock = useCapsLock();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? t('field.emailRequired') : null),
      password: (value) => (value === '' ? t('field.passwordRequired') : null),
    },
  });
  const attempt = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call(login, { body, headers: { 'x-refresh-mode': 'rotate' } }),
    onSuccess: async (answer) => {
      const next = await signIn(answer, client);
      await navigate(next, { replace: true });
      notify.success(t('common:auth.loggedIn'));
      if (!answer.user.emailVerified) notify.info(t('errors:auth.email_not_verified'));
    },
  });
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')} aside={<QuestionExample />}>
      <form noValidate onSubmit={form.onSubmit((values) => attempt.mutate(values), focusFirst)}>
        <TextInput
          className={styles.field}
          label={t('field.email')}
          type="email"
          autoComplete="username"
          autoFocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          className={styles.field}
          label={t('field.password')}
          autoComplete="current-password"
          description={capsLock.on ? t('field.capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onKeyUp={capsLock.watch}
          visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <FormProblem error={attempt.error} fallback={t('login.failed')} />
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

  function focusFirst(errors: Readonly<Record<string, unknown>>): void {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  }
}
