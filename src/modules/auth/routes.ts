import type { FastifyRequest } from 'fastify';
import * as contract from '#contracts/auth.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { AccessTokens } from './session/access-tokens.ts';
import { rememberDevice } from './sign-in/known-device.ts';
import { logOut } from './session/log-out.ts';
import { login } from './sign-in/login.ts';
import type { Passwords } from './password/passwords.ts';
import type { ReadSubscription } from './profile/read-user.ts';
import { getProfile, updateProfile } from './profile/profile.ts';
import { refreshSession } from './session/refresh-session.ts';
import { register } from './registration/register.ts';
import { registrationIdOf, rememberRegistration } from './registration/registrations.ts';
import { resendCode } from './registration/resend-code.ts';
import type { RefreshMode } from './session/sessions.ts';
import { verifyCode } from './registration/verify-code.ts';
import { visitorOf } from './sign-in/visitor.ts';

export interface AuthRoutesDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly readSubscription: ReadSubscription;
}

export function authRoutes(deps: AuthRoutesDeps): Route[] {
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
    route(contract.resendCode, ({ body, request }) => resendCode(deps, visitorOf(request), body)),
    route(contract.login, async ({ body, request, reply }) => {
      const answer = await login(deps, visitorOf(request), { ...body, mode: refreshModeOf(request) });
      rememberDevice(deps.config, body.email, reply);
      return answer;
    }),
    route(contract.refresh, ({ body, request }) => refreshSession(deps, visitorOf(request), body)),
    route(contract.logout, async ({ request }) => {
      const refreshToken = request.headers['refresh-token'];
      if (typeof refreshToken === 'string') await logOut(deps, visitorOf(request), { refreshToken });
    }),
    route(contract.session, async () => ({ valid: true as const })),
    route(contract.profile, ({ actor }) => getProfile(deps, actor)),
    route(contract.updateProfile, ({ actor, body }) => updateProfile(deps, actor, body)),
  ];
}

/** Chosen when the session is born, and fixed for its life. */
function refreshModeOf(request: FastifyRequest): RefreshMode {
  return request.headers['x-refresh-mode'] === 'rotate' ? 'rotate' : 'stable';
}
