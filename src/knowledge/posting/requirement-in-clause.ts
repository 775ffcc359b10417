import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { Requirement, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { postingSays } from './posting-says.ts';
import { mostWordsOfShift, nearStart } from './posting-list.ts';
import type { PostingSentence } from './posting-sentences.ts';
import { placed } from './requirement-clauses.ts';
import { requirementKinds as kinds } from './requirement-kinds.ts';
import {
  aboutOthers,
  bareFrom,
  closer,
  contact,
  freeTime,
  givenByEmployer,
  isHistory,
  neededByAll,
  ofCrew,
  ofPast,
  ofPerson,
  offered,
  opener,
  spared,
  startOfOffer,
  termOfContract,
  timeOfOffer,
  welcome,
} from './requirement-words.ts';

const longestBasis = limits.requirementBasis;
const longestAsked = 240;
/** A longer sentence is cut to the clause with the matched words. */
const mostWords = 24;

/**
 * What a clause requires that a person either meets or does not, if anything.
 *
 * @param part the section of the posting that it stands in
 * @param isRequired whether the section or the sentence says that it is required
 */
export function requirementInClause(
  clause: string,
  part: PostingSentence['part'],
  isRequired: boolean,
): Pick<Requirement, 'basis' | 'kind'> | undefined {
  const hits = kinds.map(([kind, pattern]) => ({ kind, at: pattern.exec(clause) })).filter(({ at }) => at !== null);
  // "Five years in operations, two leading shifts" requires years of experience, not shifts.
  const ofYears = hits.find(({ kind, at }) => kind === 'other' && at !== null && startsWithYears(clause, at));
  const hit = ofYears ?? hits[0];
  if (hit?.at === undefined || hit.at === null) return undefined;
  const { kind, at } = hit;
  const isOfOffer = (kind === 'shift' && timeOfOffer.test(clause)) || (kind === 'start' && startOfOffer.test(clause));
  if (part === 'offer' && !neededByAll.test(clause) && !isOfOffer) return undefined;
  // A duty may mention a licence or a weekend; a requirement is about the person's documents and availability.
  if (part === 'duties' && (kind !== 'shift' || at.index > nearStart || wordsOf(clause).length > mostWordsOfShift))
    return undefined;
  // Length of experience is stated about many people; it is about the candidate only in a requirement.
  if (kind === 'other' && isHistory.test(at[0]) && !isRequired) return undefined;
  // "(Leeds / hybrid)" in a sentence about the company.
  const isAside = clause.slice(0, at.index).lastIndexOf('(') > clause.slice(0, at.index).lastIndexOf(')');
  if (isAside && (kind === 'shift' || !isRequired) && wordsOf(clause).length > mostWordsOfShift) return undefined;
  if (aboutOthers.test(clause) && !isRequired && kind !== 'start') return undefined;
  // The location of the company or its customers is not a condition.
  if (placed.test(at[0]) && !isRequired) return undefined;
  if (kind === 'shift' && !isRequired && (ofPast.test(clause) || ofCrew.test(clause))) return undefined;
  if (kind === 'start' && bareFrom.test(at[0]) && !isRequired && !ofPerson.test(clause)) return undefined;
  if (contact.test(clause) || isHalfQuoted(clause) || termOfContract.test(clause)) return undefined;
  // "Notice: three months" without a limit is a term of the contract.
  if (kind === 'other' && /\bnotice\b/iu.test(clause)) return undefined;
  if (kind === 'shift' && (spared.test(clause) || (freeTime.test(clause) && !isRequired))) return undefined;
  // A paid shift still has to be worked; a supplement named before it is a benefit.
  if (givenByEmployer.test(kind === 'shift' ? clause.slice(0, at.index) : clause)) return undefined;
  const around = clauseAround(clause, at.index, at.index + at[0].length)
    .replace(kind === 'licence' ? label : '', '')
    .replace(opener, '')
    .replace(closer, '')
    .replace(searched, '');
  // From a sentence about something else, only the date.
  const basis =
    kind === 'start' && !isRequired && wordsOf(around).length > mostWordsOfShift
      ? clause.slice(at.index).trim()
      : around;
  const said = basis.replace(/\([^)]*\)/gu, '');
  if (welcome.test(kind === 'shift' ? said.replace(/[$£€]\s?\d\S*/gu, '') : said)) return undefined;
  if (basis.length > longestBasis || (!isRequired && kind !== 'shift' && offered.test(said))) return undefined;
  if (
    kind === 'shift' &&
    /\boff\b|(?<!\p{L})вихідн\p{L}+ дні за/iu.test(said) &&
    !/\b(?:on|shifts?|rota)\b/iu.test(said)
  )
    return undefined;
  return { basis, kind };
}

/**
 * The posting's words as a requirement with its question; undefined if hiring law may object, or if it would be too
 * long.
 */
export function requirementOf(
  basis: string,
  kind: RequirementKind,
  ask: string,
  language: Language,
): Requirement | undefined {
  const inner = basis.replace(/[“”«»"„?]/gu, '').trim();
  const quoted = language === 'uk' ? `«${inner}»` : `“${inner}”`;
  const asked = `${quoted}. ${ask}`;
  const whole = `${postingSays[language]}${asked}`;
  const text = whole.length <= longestAsked ? whole : asked;
  if (text.length > longestAsked) return undefined;
  // In one sentence with the question: after a full stop the guard would read it as a statement, which asks nothing.
  const findings = checkText(`${quoted}: ${ask}`, { language, kind: 'question' });
  // The name of a language is also the name of a people.
  const isLawful = findings.every(({ ruleId }) => kind === 'language' && ruleId === 'origin.ethnicity');
  return isLawful ? { text, basis, kind } : undefined;
}

function startsWithYears(clause: string, { 0: found, index }: RegExpExecArray): boolean {
  return /year|yr|рок|рік/iu.test(found) && clause.slice(0, index).replace(opener, '') === '';
}

/** Whether the cut went through a quotation. */
function isHalfQuoted(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/«/gu) !== count(/»/gu) || count(/“/gu) !== count(/”/gu) || count(/"/gu) % 2 === 1;
}

/** "What we insist on: group IV" */
const label = /^[^:()\d]{3,30}:\s+/u;

function clauseAround(text: string, from: number, to: number): string {
  if (wordsOf(text).length <= mostWords) return text;
  const start = Math.max(
    ...[', ', '; ', ' – ', ' — '].map(
      (mark) => text.lastIndexOf(mark, from) + (text.lastIndexOf(mark, from) < 0 ? 1 : mark.length),
    ),
    0,
  );
  const ends = [', ', '; ', ' – ', ' — '].map((mark) => text.indexOf(mark, to)).filter((at) => at > 0);
  const clause = text.slice(start, ends.length === 0 ? text.length : Math.min(...ends)).trim();
  // Brackets left unbalanced by the cut, at either end.
  return clause.replace(/^[^()]*\)\s*(?=\S)/u, '').replace(/\s*\([^()]*$/u, '');
}

/** "a mechanic for the late shift team": the candidate must be able to work that shift. */
const searched = /^an? [^(,]{0,50}?\b(?:for|on|in) (?=(?:the|our|a) [^(,]*\bshift)/iu;
