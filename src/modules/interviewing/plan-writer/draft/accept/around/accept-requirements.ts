import type { Language } from '#contracts/common.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { neededByAll } from '#knowledge/posting/requirement-words.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isLawfulTerm } from '#modules/interviewing/plan-writer/draft/read/find-in-posting.ts';
import { shortened } from '#modules/interviewing/plan-writer/draft/read/shortened.ts';
import { longest } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { isFounded } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';

/**
 * The posting's requirements as read by a model. If the model's wording says more than its quote, is in another
 * language or mentions what must not count in hiring, the posting's own wording replaces it, so that the requirement is
 * not lost. Drops requirements that are not in the posting, and documents that every employer must check.
 *
 * @param report called with the rule that the model's wording broke, and that wording
 * @param inPosting returns the words as they occur in the posting, or undefined if they do not
 */
export function acceptRequirements(
  named: CoreFrame['requirements'],
  language: Language,
  inPosting: (quote: string) => string | undefined,
  report: (problem: string, item: string) => void,
): readonly Requirement[] {
  const accepted: Requirement[] = [];
  for (const { text: said, quote, kind } of named) {
    const basis = said === '' || quote === '' ? undefined : withoutNeededByAll(inPosting(quote) ?? '', said);
    if (basis === undefined) continue;
    const problem = problemOf(said, basis, language);
    if (problem !== undefined) report(problem, said);
    const text = problem === undefined ? said : shortened(basis, longest.requirement);
    const isKnown = (other: Requirement) =>
      (areAlike(other.text, text) || (problem !== undefined && other.basis === basis)) &&
      !areTwoOfOneSentence(other, { text: said, basis });
    if (!accepted.some(isKnown)) accepted.push({ text, basis, kind });
  }
  return accepted;
}

/**
 * If the quote also names a document that every employer must check, returns only the part that contains this
 * requirement.
 */
function withoutNeededByAll(basis: string, said: string): string | undefined {
  if (!neededByAll.test(basis)) return basis === '' ? undefined : basis;
  const stems = wordStems(said);
  return basis
    .split(/\s*[,;]\s*|\s+(?:and|і|й|та)\s+/iu)
    .find((part) => !neededByAll.test(part) && [...wordStems(part)].filter((stem) => stems.has(stem)).length >= 2);
}

/**
 * "Level 3 food safety" and "Level 3 HACCP" from one sentence are two requirements: each has a word that the other does
 * not.
 */
function areTwoOfOneSentence(
  one: Pick<Requirement, 'text' | 'basis'>,
  other: Pick<Requirement, 'text' | 'basis'>,
): boolean {
  if (!overlap(one.basis, other.basis)) return false;
  const basis = wordStems(`${one.basis} ${other.basis}`);
  const [ofOne, ofOther] = [wordStems(one.text), wordStems(other.text)];
  const hasOwn = (own: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...own].some((stem) => basis.has(stem) && !others.has(stem));
  return hasOwn(ofOne, ofOther) && hasOwn(ofOther, ofOne);
}

/** Minimum number of consecutive common words at which two quotes count as the same sentence. */
const leastInRow = 3;

function overlap(one: string, other: string): boolean {
  const [words, text] = [wordsOf(one.toLowerCase()), ` ${wordsOf(other.toLowerCase()).join(' ')} `];
  const rows = words.flatMap((_, at) =>
    at + leastInRow <= words.length ? [words.slice(at, at + leastInRow).join(' ')] : [],
  );
  return one === other || rows.some((row) => text.includes(` ${row} `));
}

function problemOf(text: string, basis: string, language: Language): string | undefined {
  if (!isInLanguage(withoutWords(text, basis), language)) return 'language';
  if (!isLawfulTerm(text, language)) return 'law.item';
  return isFounded(text, { quote: basis, known: [] }, language) ? undefined : 'requirement.unfounded';
}
