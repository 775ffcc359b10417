import type { FastifyReply } from 'fastify';
import type { Config } from '#platform/config.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

const cookieName = 'proves';
const lifeSeconds = 600;

/** For the way to Google that begins now: whose account is to be proven by it, or that it is a sign-in like any other. */
export function rememberAccountToProve(
  config: Pick<Config, 'PUBLIC_URL'>,
  visitor: Visitor,
  account: string | undefined,
  reply: FastifyReply,
): void {
  if (account === undefined && accountToProve(config, visitor) === undefined) return;
  const maxAgeSeconds = account === undefined ? 0 : lifeSeconds;
  setBrowserCookie(config, reply, { name: cookieName, value: account ?? '', maxAgeSeconds });
}

export function accountToProve(config: Pick<Config, 'PUBLIC_URL'>, visitor: Visitor): string | undefined {
  return browserCookie(config, visitor, cookieName);
}
