import { Button } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { type GoogleError, exchange, exchangeHeader, googleErrors } from '#contracts/auth/google.ts';
import { QuestionExample } from '#web/features/auth/auth-example.tsx';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FormProblem } from '#web/features/auth/form-problem.tsx';
import { GoogleLink } from '#web/features/auth/google-button.tsx';
import { signIn } from '#web/features/auth/sign-in.ts';
import { ownerProof } from '#web/entities/account/owner-proof.ts';
import { call } from '#web/shared/api/api-client.ts';
import { sessionKnown } from '#web/shared/api/session.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './auth-pages.module.css';

type Outcome = { readonly code: GoogleError } | { readonly refused: unknown };

/** The return from Google: exchanges the pending sign-in for a session, while the guard's spinner is shown. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Outcome | Response> {
  const given = new URL(request.url).searchParams.get('error');
  if (given !== null) {
    const code = googleErrors.find((each) => each === given) ?? 'google_failed';
    return (await goOn(code)) ?? { code };
  }
  try {
    const answer = await call(exchange, { headers: { [exchangeHeader]: 'fetch', 'x-refresh-mode': 'rotate' } });
    const next = await signIn(answer);
    if (ownerProof.isAwaitedBy(answer.user.id)) return redirect(paths.profile());
    notify.success(i18next.t('common:auth.loggedIn'));
    return redirect(next);
  } catch (refused) {
    return (await goOn('google_expired')) ?? { refused };
  }
}

/**
 * Called when no new session was created but a user may be signed in: the owner check before an account change failed
 * (back to the profile, with the reason), or the user pressed Back or signed in from another tab (dashboard).
 */
async function goOn(code: GoogleError): Promise<Response | undefined> {
  const session = await sessionKnown();
  if (session.status !== 'signed-in') return undefined;
  if (!ownerProof.isAwaitedBy(session.user.id)) return redirect(paths.dashboard());
  ownerProof.refuse(code);
  return redirect(paths.profile());
}

/** What went wrong at Google, in plain words, and the alternatives. */
export function Component() {
  const { t } = useTranslation('auth');
  const outcome = useLoaderData<Outcome>();
  const confirm = 'code' in outcome && outcome.code === 'google_confirm_account';
  return (
    <AuthLayout
      title={confirm ? t('callback.confirmTitle') : t('callback.title')}
      lead={'code' in outcome ? t(`callback.${outcome.code}`) : undefined}
      aside={<QuestionExample />}
    >
      <div className={styles.act}>
        {'refused' in outcome && <FormProblem error={outcome.refused} fallback={t('loginError')} />}
        {confirm ? (
          <Button component={Link} to={paths.login()} variant="filled" size="lg" fullWidth>
            {t('callback.byPassword')}
          </Button>
        ) : (
          <GoogleLink>{t('callback.again')}</GoogleLink>
        )}
      </div>
      <p className={styles.other}>
        <Link className="link" to={confirm ? paths.verifyCode() : paths.login()}>
          {confirm ? t('callback.byCode') : t('forgot.back')}
        </Link>
      </p>
    </AuthLayout>
  );
}
