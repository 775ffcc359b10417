import type { CoreBrief, CvPage, OpenMatter } from '#knowledge/plan/plan-parts.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { signsOf } from '#modules/interviewing/plan-writer/personal-data/signs-of-text.ts';

/**
 * Open points about the job. Drops those that contain a name or figure known from the person's CV or feedback but not
 * from the posting.
 */
export function acceptOpenMatters(
  matters: readonly OpenMatter[],
  { position, language }: Pick<CoreBrief, 'position' | 'language'>,
  { pages, feedback }: { readonly pages: readonly CvPage[]; readonly feedback: string | null },
): readonly OpenMatter[] {
  const ofPosting = new Set(signsOf([position.title, position.description, ...position.focusAreas].join('\n')));
  const theirs = new Set(signsOf([...pages.map(({ visible }) => visible), feedback ?? ''].join('\n')));
  // The first word is skipped, because it is always capitalised.
  const isFree = (text: string) =>
    signsOf(text.replace(/^\P{L}*\p{L}+/u, '')).every((sign) => ofPosting.has(sign) || !theirs.has(sign));
  return matters
    .map(({ text, ...matter }) => ({ ...matter, text: withoutOrders(text).trim() }))
    .filter(({ text }) => text !== '' && isInLanguage(text, language) && isFree(text))
    .slice(0, counts.openMatters.max);
}
