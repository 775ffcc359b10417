import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { resetPassword } from '#contracts/auth/auth.ts';
import { NewPasswordField } from '#web/entities/password/new-password-field.tsx';
import { useNewPassword } from '#web/entities/password/use-new-password.ts';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { fragmentToken } from '#web/features/auth/fragment-token.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { endSession } from '#web/shared/api/session.ts';
import styles from './auth-pages.module.css';

/** Sets a new password by the e-mailed link, whose token is used up only when the form is sent. */
export function Component() {
  const { t } = useTranslation('auth');
  const [token] = useState(fragmentToken);
  return token === null ? (
    <AuthLayout title={t('reset.title')} lead={t('link.incomplete')} aside={<QuestionExample />}>
      <AskAgain />
    </AuthLayout>
  ) : (
    <ResetPassword token={token} />
  );
}

function ResetPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const password = useNewPassword(field);
  const attempt = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, newPassword: password.value } }),
    onSuccess: async () => {
      // the server has ended every session of the account, including this browser's
      endSession();
      await navigate(paths.login(), { replace: true });
      notify.success(t('reset.done'), t('reset.doneDetail'));
    },
    onError: (error) => password.refused(resetPassword, error),
  });
  return (
    <AuthLayout title={t('reset.title')} lead={t('reset.lead')} aside={<QuestionExample />}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password.stands()) attempt.mutate();
        }}
      >
        <NewPasswordField
          label={t('field.newPassword')}
          autoFocus
          typed={password.value}
          ref={field}
          error={password.problem}
          onChange={(event) => {
            password.change(event.currentTarget.value);
            attempt.reset();
          }}
        />
        {password.problem === undefined && <FormProblem error={attempt.error} fallback={t('loginError')} />}
        <Button type="submit" variant="filled" size="lg" fullWidth loading={attempt.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
      <AskAgain />
    </AuthLayout>
  );
}

function AskAgain() {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.other}>
      <Link className="link" to={paths.forgotPassword()}>
        {t('link.askAgain')}
      </Link>
    </p>
  );
}
