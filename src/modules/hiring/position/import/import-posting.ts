import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { ImportedPosting, importPosting as contract } from '#contracts/hiring/position-texts.ts';
import { limits } from '#contracts/limits.ts';
import { readPosition } from '#knowledge/position/read-position.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { cutText, letterCount, plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { fetchPage } from '#platform/web-page/fetch-page.ts';
import { PageRefused } from '#platform/web-page/page-refused.ts';
import { readPosting } from './read-posting.ts';

export interface PageDeps {
  readonly config: Pick<Config, 'FETCH_ALLOW' | 'PUBLIC_URL'>;
  readonly logger: Logger;
}

export interface ImportDeps extends PageDeps {
  readonly config: Pick<Config, 'FETCH_ALLOW' | 'PUBLIC_URL' | 'REQUIRE_VERIFIED_EMAIL'>;
}

/** Fewer letters than this are a notice that nothing was found, or that a sign-in is required. */
const leastLetters = 200;
/**
 * How many times the accepted length is read of a page, with room for blanks that are removed. Reading all of a page of
 * 2 MB would keep the process busy for seconds.
 */
const roomForBlanks = 5;

/**
 * Reads a posting from its page for a form, which a person reviews before submitting it. Nothing is stored, and the
 * page itself is not shown to anybody.
 *
 * @throws AppError auth.email_not_verified; hiring.page_unreadable, whatever the reason
 */
export async function importPosting(
  deps: ImportDeps,
  actor: Actor,
  { url }: BodyOf<typeof contract>,
): Promise<SuccessOf<typeof contract>> {
  requireVerifiedEmail(actor, deps.config);
  return postingOfPage(deps, url);
}

/** The posting on a public web page. @throws AppError hiring.page_unreadable, whatever the reason */
export async function postingOfPage(deps: PageDeps, url: string): Promise<ImportedPosting> {
  const { FETCH_ALLOW: pairs = '', PUBLIC_URL: publicUrl } = deps.config;
  const allowed = new Set(pairs.split(','));
  const page = await fetchPage(url, { allowed, ownHost: new URL(publicUrl).hostname }).catch((error: unknown) => {
    if (!(error instanceof PageRefused)) throw error;
    deps.logger.info({ reason: error.message }, 'a posting was not read');
    return undefined;
  });
  const posting = page === undefined ? undefined : await readPosting(page);
  const description = cutText(tidy(beginning(posting?.text, limits.position.description)), limits.position.description);
  if (posting === undefined || letterCount(description) < leastLetters) throw new AppError('hiring.page_unreadable');
  const title = oneLine(beginning(posting.title, limits.position.title));
  return { ...postingOfText(description, title), type: posting.type };
}

function beginning(text: string | null | undefined, accepted: number): string {
  return cutText(text ?? '', roomForBlanks * accepted);
}

/**
 * Extracts a posting's fields from its text. @param title from the page, if it names one; otherwise it is read from the
 * text
 */
export function postingOfText(text: string, title = ''): ImportedPosting {
  const read = readPosition(text);
  const named = title || read.title;
  return {
    title: named === null ? null : cutText(named, limits.position.title),
    level: readPosition(named ?? '').level ?? read.level,
    type: null,
    department: read.department,
    description: cutText(text, limits.position.description),
  };
}

function tidy(text: string): string {
  return plainText(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function oneLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim();
}
