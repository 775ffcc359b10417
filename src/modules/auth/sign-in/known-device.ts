import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '#platform/config.ts';
import { peppered } from '#modules/auth/session/digests.ts';
import type { Visitor } from './visitor.ts';

const maxAgeSeconds = 180 * 86_400;

type DeviceConfig = Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;

/**
 * Marks a browser that signed in with this address. Its misses are counted apart, so that others who guess at the
 * account cannot keep its owner out (security.md D6). It opens nothing by itself.
 */
export function rememberDevice(config: DeviceConfig, email: string, reply: FastifyReply): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${markOf(config, email, id).toString('base64url')}`;
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${cookieName(config)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Id of the known device, when the cookie was made for this address. */
export function knownDevice(config: DeviceConfig, email: string, visitor: Visitor): string | undefined {
  const name = cookieName(config);
  const value = visitor.cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const [id = '', given = ''] = value?.split('.') ?? [];
  const mark = markOf(config, email, id);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === mark.length && timingSafeEqual(bytes, mark) ? id : undefined;
}

// Not every browser takes __Host- and Secure on http://localhost.
function cookieName(config: DeviceConfig): string {
  return config.PUBLIC_URL.startsWith('https:') ? '__Host-dev' : 'dev';
}

function markOf(config: DeviceConfig, email: string, id: string): Buffer {
  return peppered(config.PEPPER, 'device', email, id);
}
