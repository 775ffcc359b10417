import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import type { InterviewType, Requirement, RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { statesBusinessHours } from './business-hours.ts';
import { isNotChecked } from './is-not-checked.ts';
import { containsWords, pickedRequirement, placeOf } from './picked-requirement.ts';
import { isAboutOthers, isShort, listedSentences } from './posting-list.ts';
import type { PostingSentence } from './posting-sentences.ts';
import { clausesOf } from './requirement-clauses.ts';
import { requirementInClause, requirementOf } from './requirement-in-clause.ts';
import { askOf } from './requirement-question.ts';
import {
  aboutOthers,
  amenity,
  demands,
  ofOthers,
  opensCompany,
  opensOffer,
  opensPay,
  opensRequirement,
  ourWork,
  ownsDocument,
  tellsOfDuty,
} from './requirement-words.ts';

/** A technical task is no place for these questions; a recruiter has already asked them. */
const without: ReadonlySet<InterviewType> = new Set(['coding', 'system_design']);

export function usesRequirements(interviewType: InterviewType): boolean {
  return !without.has(interviewType);
}

/** What the recruiter changed about the requirements that rules read, in the words of the posting. */
export interface RequirementChoices {
  readonly notChecked?: readonly string[] | undefined;
  /** picked from the text by the recruiter, because the rules do not read it as a requirement */
  readonly alsoChecked?: readonly string[] | undefined;
}

/** The yes-or-no requirements of a posting, to be answered yes, no or open and never scored. */
export function readRequirements(
  posting: string,
  language: Language,
  choices: RequirementChoices = {},
): readonly Requirement[] {
  return checkedOf(allRequirements(posting, language, choices), choices).map(({ isPicked: _, ...found }) => found);
}

/** Those of `readRequirements` that the recruiter picked. */
export function pickedRequirements(
  posting: string,
  language: Language,
  choices: RequirementChoices,
): readonly Requirement[] {
  if ((choices.alsoChecked ?? []).length === 0) return [];
  return checkedOf(allRequirements(posting, language, choices), choices)
    .filter(({ isPicked }) => isPicked)
    .map(({ isPicked: _, ...picked }) => picked);
}

/** Like `readRequirements`, but with the excluded ones in their places. */
export function foundRequirements(
  posting: string,
  language: Language,
  choices: RequirementChoices,
): readonly (FoundRequirement & { readonly isChecked: boolean })[] {
  const all = allRequirements(posting, language, choices);
  const kept = checkedOf(all, choices);
  return all
    .map((requirement) => ({ ...requirement, isChecked: kept.includes(requirement) }))
    .filter(({ isChecked, basis }) => isChecked || choices.notChecked?.includes(basis) === true);
}

type FoundRequirement = Requirement & { readonly isPicked: boolean };

function allRequirements(
  posting: string,
  language: Language,
  { alsoChecked = [] }: RequirementChoices,
): readonly FoundRequirement[] {
  const found: FoundRequirement[] = [];
  const sentences = listedSentences(posting);
  const hasList = sentences.some(({ part }) => part === 'requirements');
  const left = new Set(alsoChecked);
  for (const sentence of sentences) {
    // Words that several sentences contain are one requirement, at the first of them.
    const picks = [...left].filter((words) => containsWords(sentence.text, words));
    for (const words of picks) left.delete(words);
    for (const requirement of inSentence(requirementsIn(sentence, hasList, language), picks, sentence.text, language)) {
      const isKnown = found.some(({ basis }) => areAlike(basis, requirement.basis));
      if (requirement.isPicked || !isKnown) found.push(requirement);
    }
  }
  return found;
}

/** What rules read in a sentence and what the recruiter picked from it, in its order, each once. */
function inSentence(
  read: readonly Requirement[],
  picks: readonly string[],
  text: string,
  language: Language,
): readonly FoundRequirement[] {
  if (picks.length === 0) return read.map((requirement) => ({ ...requirement, isPicked: false }));
  const covers = (basis: string) => picks.some((words) => containsWords(basis, words));
  const own = picks
    .filter((words) => !read.some(({ basis }) => containsWords(basis, words)))
    .flatMap((words) => pickedRequirement(words, language) ?? []);
  const rest = read.filter(
    ({ basis }) =>
      !isNotChecked(
        basis,
        own.map((picked) => picked.basis),
      ),
  );
  return [
    ...own.map((picked) => ({ ...picked, isPicked: true })),
    ...rest.map((requirement) => ({ ...requirement, isPicked: covers(requirement.basis) })),
  ].toSorted((one, other) => placeOf(one.basis, text) - placeOf(other.basis, text));
}

function checkedOf(
  all: readonly FoundRequirement[],
  { notChecked = [] }: RequirementChoices,
): readonly FoundRequirement[] {
  const found = all.filter(({ basis }) => !notChecked.includes(basis));
  if (found.length <= limits.requirements) return found;
  // If there are too many, those that the recruiter picked come first, then documents and languages before years; the
  // order of the posting stays.
  const rank = ({ isPicked, kind }: FoundRequirement) => (isPicked ? -1 : weight.indexOf(kind));
  const kept = found.toSorted((one, other) => rank(one) - rank(other)).slice(0, limits.requirements);
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
  const isDuty = tellsOfDuty.test(text) && !demands.test(text);
  const clauses = clausesOf(isRequired ? text : withoutAmenities(text));
  return clauses.flatMap((clause) => {
    // A single word in a list of duties names the subject of the work, such as business trips to be reimbursed.
    if (!isRequired && aboutOthers.test(text) && ofOthers.test(clause)) return [];
    if (clause !== text && (ourWork.test(clause) || statesBusinessHours(clause))) return [];
    if (part === 'duties' && clauses.length > 1 && wordsOf(clause).length < 2) return [];
    const found = requirementInClause(clause, part, isRequired);
    if (found === undefined || (isStory && found.kind !== 'start')) return [];
    const { basis, kind } = found;
    if (kind === 'licence' && isDuty && !ownsDocument.test(clause)) return [];
    return requirementOf(basis, kind, askOf(kind, basis, language), language) ?? [];
  });
}

/** "On site, good coffee": coffee is not a condition. */
function withoutAmenities(text: string): string {
  const pieces = text.split(/(,\s+)(?![^(]*\))/u);
  while (pieces.length > 1 && amenity.test(pieces.at(-1) ?? '')) pieces.splice(-2);
  return pieces.join('');
}

/** "DGSA, or C+E with a current CPC, is a real help", «Бажана англійська, польська від A2» */
function isWelcomeAsWhole(text: string): boolean {
  return welcomeAtEnd.test(text) || (welcomeAtStart.test(text) && !demands.test(text));
}

const welcomeAtEnd =
  /, (?:is|are|would be) (?:an? )?(?:\p{L}+ )?(?:help|plus|advantage|bonus|asset|welcome)$|^(?!.*(?:потріб|обов|необхідн|вимаг|маєте)).*(?<!\p{L})(?:стане в пригоді|буде (?:\p{L}+ )?(?:перевагою|плюсом)|буде корисн\p{L}+)(?!\p{L})/iu;
const welcomeAtStart = /^бажан\p{L}+(?!\p{L})/iu;
