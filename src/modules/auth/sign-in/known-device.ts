import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '#platform/config.ts';
import { peppered } from '#modules/auth/session/digests.ts';
import { browserCookie, setBrowserCookie } from './browser-cookie.ts';
import type { Visitor } from './visitor.ts';

const cookieName = 'dev';
const maxAgeSeconds = 180 * 86_400;

type DeviceConfig = Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;

/**
 * Marks a browser that signed in with this address. Its wrong attempts are counted separately, so that people guessing
 * at the account cannot lock its owner out. The cookie grants no access by itself.
 */
export function rememberDevice(config: DeviceConfig, email: string, reply: FastifyReply): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${markOf(config, email, id).toString('base64url')}`;
  setBrowserCookie(config, reply, { name: cookieName, value, maxAgeSeconds });
}

/** The id of the known device, if the cookie was issued for this address. */
export function knownDevice(config: DeviceConfig, email: string, visitor: Visitor): string | undefined {
  const [id = '', given = ''] = browserCookie(config, visitor, cookieName)?.split('.') ?? [];
  const mark = markOf(config, email, id);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === mark.length && timingSafeEqual(bytes, mark) ? id : undefined;
}

function markOf(config: DeviceConfig, email: string, id: string): Buffer {
  return peppered(config.PEPPER, 'device', email, id);
}
