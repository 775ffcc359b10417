import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profile, verifyEmail } from '#contracts/auth/auth.ts';
import { RedFlagExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { dropFragment, fragmentToken } from '#web/features/auth/fragment-token.ts';
import { call } from '#web/shared/api/api-client.ts';
import { paths } from '#web/shared/paths.ts';
import { updateUser, useSession } from '#web/shared/api/session.ts';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import styles from './auth-pages.module.css';

/**
 * Verifies the address by the e-mailed link. The token is used only on a click, because mail scanners open links but do
 * not press buttons.
 */
export function Component() {
  const { t } = useTranslation('auth');
  const [token] = useState(fragmentToken);
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const attempt = useMutation({
    mutationFn: (given: string) => call(verifyEmail, { body: { token: given } }),
    onSuccess: async () => {
      dropFragment();
      if (signedIn) updateUser(await call(profile));
    },
  });
  const done = attempt.isSuccess;
  useEffect(() => {
    if (done) focusHeading();
  }, [done]);
  if (done) {
    return (
      <AuthLayout
        title={t('verifyEmail.done')}
        lead={signedIn ? t('verifyEmail.doneSignedIn') : t('verifyEmail.doneLead')}
        aside={<RedFlagExample />}
      >
        <div className={styles.act}>
          <Button
            component={Link}
            to={signedIn ? paths.dashboard() : paths.login()}
            variant="filled"
            size="lg"
            fullWidth
          >
            {signedIn ? t('verify.submit') : t('login.submit')}
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t('verifyEmail.title')}
      lead={token === null ? t('link.incomplete') : t('verifyEmail.lead')}
      aside={<RedFlagExample />}
    >
      {token !== null && (
        <div className={styles.act}>
          <FormProblem error={attempt.error} fallback={t('loginError')} />
          <Button
            variant="filled"
            size="lg"
            fullWidth
            loading={attempt.isPending}
            onClick={() => attempt.mutate(token)}
          >
            {t('verifyEmail.submit')}
          </Button>
        </div>
      )}
      <p className={styles.other}>
        <Link className="link" to={paths.verifyCode()}>
          {t('verifyEmail.byCode')}
        </Link>
      </p>
    </AuthLayout>
  );
}
