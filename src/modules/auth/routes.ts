import type { FastifyRequest } from 'fastify';
import * as account from '#contracts/auth/account.ts';
import * as contract from '#contracts/auth/auth.ts';
import * as email from '#contracts/auth/email.ts';
import * as google from '#contracts/auth/google.ts';
import * as sessions from '#contracts/auth/sessions.ts';
import { AppError } from '#platform/app-error.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { checkCaptcha } from '#platform/captcha/check-captcha.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import { deleteAccount } from './account/delete-account.ts';
import { exportData } from './account/export-data.ts';
import { getAccount } from './account/get-account.ts';
import { completeStep1, getOnboarding } from './account/onboarding.ts';
import { createAnonymousSession } from './anonymous/create-anonymous-session.ts';
import { beginEmailChange } from './email/begin-email-change.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { cancelEmailChange, getEmailChange, resendEmailChangeCode } from './email/pending-email-change.ts';
import type { AccessTokens } from './session/access-tokens.ts';
import { exchangeGrant } from './google/exchange-grant.ts';
import type { GoogleSignIn } from './google/google-sign-in.ts';
import { grantIdOf } from './google/sign-in-grants.ts';
import { unlinkGoogle } from './google/unlink-google.ts';
import { rememberDevice } from './sign-in/known-device.ts';
import { logOut } from './session/log-out.ts';
import { login } from './sign-in/login.ts';
import { changePassword } from './password/change-password.ts';
import { forgotPassword } from './password/forgot-password.ts';
import type { Passwords } from './password/passwords.ts';
import type { ReadSubscription } from './profile/read-user.ts';
import { resetPassword } from './password/reset-password.ts';
import { getProfile, updateProfile } from './profile/profile.ts';
import { endOtherSessions, endSession } from './session/end-sessions.ts';
import { listSessions } from './session/list-sessions.ts';
import { refreshSession } from './session/refresh-session.ts';
import { register } from './registration/register.ts';
import { registrationIdOf, rememberRegistration } from './registration/registrations.ts';
import { resendCode } from './registration/resend-code.ts';
import type { RefreshMode } from './session/sessions.ts';
import { verifyCode } from './registration/verify-code.ts';
import { verifyEmail } from './registration/verify-email.ts';
import { visitorOf } from './sign-in/visitor.ts';

export interface AuthRoutesDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly personalData: readonly PersonalData[];
  readonly readSubscription: ReadSubscription;
  /** undefined if Google is not configured */
  readonly google: GoogleSignIn | undefined;
}

export function authRoutes(deps: AuthRoutesDeps): Route[] {
  return [...signInRoutes(deps), ...accountRoutes(deps), ...emailRoutes(deps)];
}

function signInRoutes(deps: AuthRoutesDeps): Route[] {
  return [
    route(contract.register, async ({ body, language, request, reply }) => {
      const visitor = visitorOf(request);
      const input = { ...body, language: body.language ?? language };
      const id = await register(deps, visitor, input, registrationIdOf(deps.config, visitor));
      rememberRegistration(deps.config, id, reply);
      return { status: 'verification_required' as const };
    }),
    route(contract.verifyCode, async ({ body, request, reply }) => {
      const visitor = visitorOf(request);
      const registrationId = registrationIdOf(deps.config, visitor);
      const answer = await verifyCode(deps, visitor, { ...body, mode: refreshModeOf(request), registrationId });
      rememberDevice(deps.config, body.email, reply);
      return answer;
    }),
    route(contract.verifyEmail, ({ body, request }) => {
      const visitor = visitorOf(request);
      return verifyEmail(deps, visitor, { ...body, registrationId: registrationIdOf(deps.config, visitor) });
    }),
    route(contract.forgotPassword, ({ body, request }) => forgotPassword(deps, visitorOf(request), body)),
    route(contract.resetPassword, ({ body, request }) => {
      const visitor = visitorOf(request);
      return resetPassword(deps, visitor, { ...body, registrationId: registrationIdOf(deps.config, visitor) });
    }),
    route(contract.changePassword, ({ actor, body }) => changePassword(deps, actor, body)),
    route(sessions.listSessions, ({ actor }) => listSessions(deps, actor)),
    route(sessions.endSession, ({ actor, params }) => endSession(deps, actor, params)),
    route(sessions.endOtherSessions, ({ actor }) => endOtherSessions(deps, actor)),
    route(contract.resendCode, ({ body, request }) => resendCode(deps, visitorOf(request), body)),
    route(contract.login, async ({ body, request, reply }) => {
      const askForPerson = async () => {
        await checkCaptcha(deps.captcha, 'login', request);
        return visitorOf(request);
      };
      const input = { ...body, mode: refreshModeOf(request), askForPerson };
      const answer = await login(deps, visitorOf(request), input);
      rememberDevice(deps.config, body.email, reply);
      return answer;
    }),
    route(contract.refresh, ({ body, request }) => refreshSession(deps, visitorOf(request), body)),
    route(contract.logout, async ({ request }) => {
      const refreshToken = request.headers['refresh-token'];
      if (typeof refreshToken === 'string') await logOut(deps, visitorOf(request), { refreshToken });
    }),
    route(google.beginGoogle, ({ query, request, reply }) =>
      requireGoogle(deps).begin(visitorOf(request), query, request, reply),
    ),
    route(google.finishGoogle, ({ query, language, request, reply }) =>
      requireGoogle(deps).finish(visitorOf(request), { query, language }, request, reply),
    ),
    route(google.exchange, async ({ request, reply }) => {
      if (request.headers[google.exchangeHeader] === undefined) throw new AppError('auth.exchange_refused');
      const visitor = visitorOf(request);
      const grantId = grantIdOf(deps.config, visitor);
      const answer = await exchangeGrant(deps, visitor, { grantId, mode: refreshModeOf(request) });
      rememberDevice(deps.config, answer.user.email, reply);
      return answer;
    }),
    route(google.unlinkGoogle, ({ actor, body }) => unlinkGoogle(deps, actor, body)),
    route(contract.session, async () => ({ valid: true as const })),
    route(contract.profile, ({ actor }) => getProfile(deps, actor)),
    route(contract.updateProfile, ({ actor, body }) => updateProfile(deps, actor, body)),
  ];
}

function requireGoogle({ google: signIn }: AuthRoutesDeps): GoogleSignIn {
  if (signIn === undefined) throw new AppError('common.not_found');
  return signIn;
}

function accountRoutes(deps: AuthRoutesDeps): Route[] {
  return [
    route(account.onboarding, ({ actor }) => getOnboarding(deps, actor)),
    route(account.onboardingStep1, ({ actor, body }) => completeStep1(deps, actor, body)),
    route(account.account, ({ actor }) => getAccount(deps, actor)),
    route(account.dataExport, async ({ actor }) => exportData(deps, actor)),
    route(account.deleteAccount, async ({ actor, body, reply }) => {
      const receipt = await deleteAccount(deps, actor, body);
      // Clears what the pages stored for the account. A mere logout does not, because other people's drafts on the
      // device must stay.
      void reply.header('clear-site-data', '"storage"');
      return receipt;
    }),
    route(account.createAnonymousSession, ({ request }) => createAnonymousSession(deps, visitorOf(request))),
  ];
}

function emailRoutes(deps: AuthRoutesDeps): Route[] {
  return [
    route(email.emailChange, ({ actor }) => getEmailChange(deps, actor)),
    route(email.beginEmailChange, ({ actor, body, request }) =>
      beginEmailChange(deps, actor, visitorOf(request), body),
    ),
    route(email.resendEmailChangeCode, ({ actor, request }) => resendEmailChangeCode(deps, actor, visitorOf(request))),
    route(email.confirmEmailChange, async ({ actor, body, request, reply }) => {
      const user = await confirmEmailChange(deps, actor, visitorOf(request), body);
      rememberDevice(deps.config, user.email, reply);
      return user;
    }),
    route(email.cancelEmailChange, ({ actor }) => cancelEmailChange(deps, actor)),
  ];
}

/** Chosen when the session is created, and fixed for its lifetime. */
function refreshModeOf(request: FastifyRequest): RefreshMode {
  return request.headers['x-refresh-mode'] === 'rotate' ? 'rotate' : 'stable';
}
