import oauth2 from '@fastify/oauth2';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config.ts';

const timeoutMs = 8_000;
const visitSeconds = 600;

/** The OAuth redirect URI; the one registered at Google must match exactly. */
export function googleRedirectUri(config: Pick<Config, 'PUBLIC_URL'>): string {
  return `${new URL(config.PUBLIC_URL).origin}/api/v1/auth/google/callback`;
}

/** Adds `http.oauth2Google` if Google is configured: the redirect with PKCE and state, and the code exchange. */
export async function registerGoogle(http: FastifyInstance, config: Config): Promise<void> {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = config;
  if (id === undefined || secret === undefined) return;
  const [authorize, token] = [new URL(config.GOOGLE_AUTHORIZE_URL), new URL(config.GOOGLE_TOKEN_URL)];
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  await http.register(oauth2, {
    name: 'google',
    credentials: {
      client: { id, secret },
      auth: {
        authorizeHost: authorize.origin,
        authorizePath: authorize.pathname,
        tokenHost: token.origin,
        tokenPath: token.pathname,
      },
      http: { timeout: timeoutMs },
    },
    scope: ['openid', 'email', 'profile'],
    callbackUri: googleRedirectUri(config),
    pkce: 'S256',
    // The prefix makes the cookies Secure and host-only; not every browser accepts it on http://localhost.
    redirectStateCookieName: isSecure ? '__Host-oauth' : 'oauth',
    verifierCookieName: isSecure ? '__Host-oauth-verifier' : 'oauth-verifier',
    cookie: { path: '/', maxAge: visitSeconds },
  });
}
