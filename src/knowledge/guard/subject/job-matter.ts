import { checkText } from '#knowledge/guard/check-text.ts';
import { matterStems } from './matter-line.ts';
import type { JobMatter } from './matter-line.ts';
import { normaliseText } from '#knowledge/guard/text/normalise-text.ts';
import { splitClauses } from '#knowledge/guard/text/split-clauses.ts';

/** The texts of a position that describe the work. */
interface Posting {
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
}

const known = new WeakMap<Posting, JobMatter>();

/**
 * The stems that a posting names as matters of the work. A clause that is itself unlawful ("only men under 35")
 * contributes none: an unlawful requirement is not a matter of the job.
 */
export function jobMatter(posting: Posting): JobMatter {
  const made = known.get(posting) ?? makeMatter(posting);
  known.set(posting, made);
  return made;
}

function makeMatter({ title, description, focusAreas }: Posting): JobMatter {
  const text = [title, description, ...focusAreas].join('\n');
  const language = /\p{Script=Cyrillic}/u.test(text) ? 'uk' : 'en';
  const clauses = splitClauses(normaliseText(text, language).text);
  const lawful = clauses.filter(({ text: clause }) => checkText(clause, { language, kind: 'advert' }).length === 0);
  return new Set(lawful.flatMap(({ text: clause }) => matterStems(clause)));
}
