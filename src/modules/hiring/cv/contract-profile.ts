import type { CvProfile } from '#contracts/hiring/cvs.ts';
import type { LocatedQuote, QuotedPage } from '#knowledge/evidence/find-quote.ts';
import type { CvProfile as FoundProfile } from '#modules/hiring/cv-reader/profile/cv-profile.ts';

/** Converts what was found in a CV to the contract's format: each entry has one quote that contains all its parts. */
export function contractProfile(found: FoundProfile, pages: readonly QuotedPage[]): CvProfile {
  return {
    name: found.name ?? null,
    email: found.email ?? null,
    headline: found.headline ?? null,
    roles: found.roles.map(({ title, organisation, dates }) => ({
      ...around([title, organisation, dates], dates, pages),
      title: (title ?? organisation ?? dates).quote,
      organisation: organisation?.quote ?? null,
      dates: dates.quote,
    })),
    skills: found.skills.map((skill) => ({ ...skill, name: skill.quote })),
    education: found.education,
    languages: found.languages.map((language) => ({ ...language, name: language.quote })),
  };
}

/** The text from the first part to the last, for the parts on the same page as `main`. */
function around(
  parts: readonly (LocatedQuote | undefined)[],
  main: LocatedQuote,
  pages: readonly QuotedPage[],
): LocatedQuote {
  const together = parts.filter((part) => part !== undefined).filter((part) => part.page === main.page);
  const start = Math.min(...together.map((part) => part.start));
  const end = Math.max(...together.map((part) => part.end));
  const visible = pages.find((page) => page.number === main.page)?.visible ?? '';
  return { page: main.page, start, end, quote: visible.slice(start, end) };
}
