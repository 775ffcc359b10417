import type { FastifyReply } from 'fastify';
import type { Config } from '#platform/config.ts';
import type { Visitor } from './visitor.ts';

type CookieConfig = Pick<Config, 'PUBLIC_URL'>;

/** Sets a cookie that is inaccessible to scripts and not sent with cross-site requests. */
export function setBrowserCookie(
  config: CookieConfig,
  reply: FastifyReply,
  cookie: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number },
): void {
  const { name, value, maxAgeSeconds } = cookie;
  const secure = isSecure(config) ? '; Secure' : '';
  const full = `${fullName(config, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
  void reply.header('set-cookie', full);
}

export function browserCookie(config: CookieConfig, visitor: Visitor, name: string): string | undefined {
  const start = `${fullName(config, name)}=`;
  return visitor.cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
}

// Some browsers do not accept __Host- and Secure on http://localhost.
function fullName(config: CookieConfig, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function isSecure(config: CookieConfig): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}
