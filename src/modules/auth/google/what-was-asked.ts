import type { FastifyReply } from 'fastify';
import { Id, Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** The request made by the page that led to Google. */
export interface Asked {
  /** the account to prove at Google; undefined: whoever comes back is signed in */
  readonly account?: string | undefined;
  /** the page's language, for an account that is created */
  readonly language?: Language | undefined;
}

type CookieConfig = Pick<Config, 'PUBLIC_URL'>;

const cookieName = 'asked';
const lifeSeconds = 600;

/** Stores the request for the sign-in that is about to begin, and clears that of an earlier one. */
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
