import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { InterviewType, Requirement, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { statesBusinessHours } from './business-hours.ts';
import { postingSays } from './posting-says.ts';
import { isAboutOthers, isShort, listedSentences, mostWordsOfShift, nearStart } from './posting-list.ts';
import type { PostingSentence } from './posting-sentences.ts';
import { clausesOf, placed } from './requirement-clauses.ts';
import { requirementKinds as kinds } from './requirement-kinds.ts';
import { askOf } from './requirement-question.ts';
import {
  aboutOthers,
  amenity,
  bareFrom,
  closer,
  contact,
  demands,
  freeTime,
  givenByEmployer,
  isHistory,
  neededByAll,
  ofCrew,
  ofOthers,
  ofPast,
  ofPerson,
  offered,
  opener,
  opensCompany,
  opensOffer,
  opensPay,
  opensRequirement,
  ourWork,
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

/** A technical task is no place for these questions; a recruiter has already asked them. */
const without: ReadonlySet<InterviewType> = new Set(['coding', 'system_design']);

export function usesRequirements(interviewType: InterviewType): boolean {
  return !without.has(interviewType);
}

/**
 * The yes-or-no requirements of a posting, to be answered yes, no or open and never scored.
 *
 * @param notChecked what the recruiter excluded, in the words of the posting
 */
export function readRequirements(
  posting: string,
  language: Language,
  notChecked: readonly string[] = [],
): readonly Requirement[] {
  return checkedOf(allRequirements(posting, language), notChecked);
}

/** Like `readRequirements`, but with the excluded ones in their places. */
export function foundRequirements(
  posting: string,
  language: Language,
  notChecked: readonly string[],
): readonly (Requirement & { readonly isChecked: boolean })[] {
  const all = allRequirements(posting, language);
  const kept = checkedOf(all, notChecked);
  return all
    .map((requirement) => ({ ...requirement, isChecked: kept.includes(requirement) }))
    .filter(({ isChecked, basis }) => isChecked || notChecked.includes(basis));
}

function allRequirements(posting: string, language: Language): readonly Requirement[] {
  const found: Requirement[] = [];
  const sentences = listedSentences(posting);
  const hasList = sentences.some(({ part }) => part === 'requirements');
  for (const sentence of sentences) {
    for (const requirement of requirementsIn(sentence, hasList, language)) {
      if (!found.some(({ basis }) => areAlike(basis, requirement.basis))) found.push(requirement);
    }
  }
  return found;
}

function checkedOf(all: readonly Requirement[], notChecked: readonly string[]): readonly Requirement[] {
  const found = all.filter(({ basis }) => !notChecked.includes(basis));
  if (found.length <= limits.requirements) return found;
  // If there are too many, documents and languages take precedence over years; the order of the posting stays.
  const kept = found
    .toSorted((one, other) => weight.indexOf(one.kind) - weight.indexOf(other.kind))
    .slice(0, limits.requirements);
  return found.filter((requirement) => kept.includes(requirement));
}

const weight: readonly RequirementKind[] = ['licence', 'language', 'shift', 'start', 'other'];

function requirementsIn(
  sentence: PostingSentence,
  /** whether the posting has a list of requirements */
  hasList: boolean,
  language: Language,
): readonly Requirement[] {
  const { text } = sentence;
  if (speaksToMachine(text)) return [];
  const part = opensOffer.test(text) || opensPay.test(text) ? 'offer' : sentence.part;
  // A company's description of itself requires nothing.
  if (opensCompany.test(text) || isWelcomeAsWhole(text) || statesBusinessHours(text)) return [];
  const opens =
    opensRequirement.test(text) ||
    demands.test(text) ||
    (sentence.isItem && sentence.part === undefined && isShort(text));
  if (part === 'company' || part === 'goals' || (part === 'welcome' && !opens)) return [];
  const isRequired = part === 'requirements' || ((part === undefined || part === 'welcome') && opens);
  if (!isRequired && part !== 'offer' && ourWork.test(text)) return [];
  // If there is a list, shifts and licences in a text about the company belong to other people.
  const isStory = hasList && !isRequired && isAboutOthers({ ...sentence, part });
  const clauses = clausesOf(isRequired ? text : withoutAmenities(text));
  return clauses.flatMap((clause) => {
    // A single word in a list of duties names the subject of the work, such as business trips to be reimbursed.
    if (!isRequired && aboutOthers.test(text) && ofOthers.test(clause)) return [];
    if (clause !== text && ourWork.test(clause)) return [];
    if (part === 'duties' && clauses.length > 1 && wordsOf(clause).length < 2) return [];
    const requirement = requirementIn(clause, part, isRequired, language);
    return requirement === undefined || (isStory && requirement.kind !== 'start') ? [] : [requirement];
  });
}

/** "On site, good coffee": coffee is not a condition. */
function withoutAmenities(text: string): string {
  const pieces = text.split(/(,\s+)(?![^(]*\))/u);
  while (pieces.length > 1 && amenity.test(pieces.at(-1) ?? '')) pieces.splice(-2);
  return pieces.join('');
}

function requirementIn(
  clause: string,
  part: PostingSentence['part'],
  isRequired: boolean,
  language: Language,
): Requirement | undefined {
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
  const inner = basis.replace(/[“”«»"„?]/gu, '').trim();
  const quoted = language === 'uk' ? `«${inner}»` : `“${inner}”`;
  const ask = askOf(kind, basis, language);
  // In one sentence with the question: after a full stop the guard would read it as a statement, which asks nothing.
  const findings = checkText(`${quoted}: ${ask}`, { language, kind: 'question' });
  // The name of a language is also the name of a people.
  const lawful = findings.every(({ ruleId }) => kind === 'language' && ruleId === 'origin.ethnicity');
  const asked = `${quoted}. ${ask}`;
  const whole = `${postingSays[language]}${asked}`;
  const text = whole.length <= longestAsked ? whole : asked;
  return lawful && text.length <= longestAsked ? { text, basis, kind } : undefined;
}

function startsWithYears(clause: string, { 0: found, index }: RegExpExecArray): boolean {
  return /year|yr|рок|рік/iu.test(found) && clause.slice(0, index).replace(opener, '') === '';
}

/** "DGSA, or C+E with a current CPC, is a real help", «Бажана англійська, польська від A2» */
function isWelcomeAsWhole(text: string): boolean {
  return welcomeAtEnd.test(text) || (welcomeAtStart.test(text) && !demands.test(text));
}

const welcomeAtEnd =
  /, (?:is|are|would be) (?:an? )?(?:\p{L}+ )?(?:help|plus|advantage|bonus|asset|welcome)$|^(?!.*(?:потріб|обов|необхідн|вимаг|маєте)).*(?<!\p{L})(?:стане в пригоді|буде (?:\p{L}+ )?(?:перевагою|плюсом)|буде корисн\p{L}+)(?!\p{L})/iu;
const welcomeAtStart = /^бажан\p{L}+(?!\p{L})/iu;

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
