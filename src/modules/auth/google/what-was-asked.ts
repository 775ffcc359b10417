import type { FastifyReply } from 'fastify';
import { Id, Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** What the page that led to Google asked for. */
export interface Asked {
  /** whose account Google is to prove; undefined: whoever comes is signed in */
  readonly account?: string | undefined;
  /** that of the page, for an account that is made */
  readonly language?: Language | undefined;
}

type CookieConfig = Pick<Config, 'PUBLIC_URL'>;

const cookieName = 'asked';
const lifeSeconds = 600;

/** For the way to Google that begins now; what an earlier one asked for is forgotten. */
export function rememberWhatWasAsked(
  config: CookieConfig,
  visitor: Visitor,
  { account, language }: Asked,
  reply: FastifyReply,
): void {
  const isAnything = account !== undefined || language !== undefined;
  if (!isAnything && browserCookie(config, visitor, cookieName) === undefined) return;
  const value = isAnything ? `${language ?? ''}.${account ?? ''}` : '';
  setBrowserCookie(config, reply, { name: cookieName, value, maxAgeSeconds: isAnything ? lifeSeconds : 0 });
}

export function whatWasAsked(config: CookieConfig, visitor: Visitor): Asked {
  const [language, account] = browserCookie(config, visitor, cookieName)?.split('.') ?? [];
  return { language: Language.safeParse(language).data, account: Id.safeParse(account).data };
}
