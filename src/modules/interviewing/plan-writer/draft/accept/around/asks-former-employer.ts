import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isNamedIn, namesIn } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';

const referee =
  /\b(?:referees?|references?|former (?:manager|employer|boss))\b|(?<!\p{L})(?:рекомендаці\p{L}+|рекомендувач\p{L}*|відгук\p{L}*|колишн\p{L}+ керівни\p{L}+)/iu;
/** A period from one year to another year or to the present. */
const spans =
  /(?<from>(?:19|20)\d{2})(?:\s?р(?:\.|оку)?)?\s*(?:[–—-]|\b(?:to|until|till)\b|(?<!\p{L})(?:до|по)(?!\p{L}))\s*(?:\d{1,2}[./]|\p{L}+\.?\s)?(?<to>(?:19|20)\d{2}|present|date|now|today|current|сьогодні|зараз|нині|донині|дотепер)/giu;
/** Line offsets from an employer's name to its dates, which are on the same line or up to two lines below or above. */
const around = [0, 1, -1, 2, -2] as const;
/** Years after leaving an employer from which few there still remember the person, whose work has changed since. */
const longAgo = 4;

/**
 * Whether the text asks for a reference from an employer that the person left long before their latest job in the CV.
 */
export function asksFormerEmployer(text: string, cv: string, language: Language): boolean {
  if (!referee.test(text)) return false;
  const lines = cv.split('\n');
  const latest = Math.max(0, ...spansIn(cv).flatMap(({ from, to }) => (Number.isFinite(to) ? [from, to] : [from])));
  // In a quoted name only the first word needs a capital letter.
  const quoted = [...text.matchAll(/[«“"„](\p{Lu}[^»”"]+)/gu)].flatMap(([, words = '']) =>
    wordsOf(words.toLowerCase()),
  );
  const names = [...namesIn(text, language), ...quoted];
  const shared = lines.map((line) => names.filter((name) => isNamedIn(name, line)).length);
  const most = Math.max(0, ...shared);
  if (most === 0) return false;
  const ends = shared.flatMap((count, at) => (count === most ? [endBeside(lines, at) ?? Infinity] : []));
  return Math.max(...ends) + longAgo <= latest;
}

function endBeside(lines: readonly string[], at: number): number | undefined {
  const spanOf = (step: number) => spansIn(lines[at + step] ?? '').at(-1);
  return around.map(spanOf).find((span) => span !== undefined)?.to;
}

function spansIn(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(spans)].map(({ groups: { from = '', to = '' } = {} }) => ({
    from: Number(from),
    to: /^\d/u.test(to) ? Number(to) : Infinity,
  }));
}
