import type { FastifyRequest } from 'fastify';
import * as contract from '#contracts/auth.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { AccessTokens } from './access-tokens.ts';
import { rememberDevice } from './known-device.ts';
import { logOut } from './log-out.ts';
import { login } from './login.ts';
import type { Passwords } from './passwords.ts';
import { getProfile, updateProfile } from './profile.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { resendCode } from './resend-code.ts';
import type { RefreshMode } from './sessions.ts';
import { verifyCode } from './verify-code.ts';
import { visitorOf } from './visitor.ts';

export interface AuthRoutesDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
}

export function authRoutes(deps: AuthRoutesDeps): Route[] {
  return [
    route(contract.register, ({ body, language, request }) =>
      register(deps, visitorOf(request), { ...body, language: body.language ?? language }),
    ),
    route(contract.verifyCode, async ({ body, request, reply }) => {
      const answer = await verifyCode(deps, visitorOf(request), { ...body, mode: refreshModeOf(request) });
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
