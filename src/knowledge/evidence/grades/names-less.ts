import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { drivingCategoriesIn, holdsCategory } from './driving-categories.ts';
import { gradesIn } from './grades.ts';
import { saysLess } from '#knowledge/evidence/language-level.ts';
import { numbersInWords } from '#knowledge/evidence/number-words.ts';
import { isSameWord, tellingWords } from '#knowledge/evidence/same-word.ts';
import { yearsIn } from '#knowledge/evidence/years-in.ts';

/** An "or" that separates alternatives; "Band 6 or above" and "twenty or more" have none. */
const alternatives = /\s(?:or|або|чи)\s(?!(?:more|above|higher|better|over|upwards?|більше|вищ\p{L}+)(?!\p{L}))/iu;
/** How recent something is or how long it takes: not years of experience. */
const noExperience =
  /(?:last|past|previous|within|every|in|over|after|older than|for the next|останн\p{L}+|за|через|протягом|упродовж|кожн\p{L}+|не старш\p{L}+)\s(?:the\s|last\s|past\s|останн\p{L}+\s)*[\p{L}\d'’]+\+?\s(?:years?|yrs?|рок\p{L}*|рік)(?!\p{L})/giu;
const calendarYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;

const amount = String.raw`(?<amount>\d{1,6}|\p{L}+)`;
const least = [
  String.raw`${amount}\s?(?:or\smore|\+)\s(?<noun>\p{L}{4,})`,
  String.raw`(?:at\sleast|a\sminimum\sof|minimum|more\sthan)\s${amount}\s(?<noun>\p{L}{4,})`,
  String.raw`(?:щонайменше|не\sменше|від|понад)\s${amount}\s(?<noun>\p{L}{4,})`,
  String.raw`${amount}\s(?:і|й|та|або|чи)\sбільше\s(?<noun>\p{L}{4,})`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'giu'));
const ofTime = /^(?:years?|months?|weeks?|days?|hours?|рок\p{L}*|місяц\p{L}*|тижн\p{L}*|дн\p{L}*|годин\p{L}*)$/iu;

/**
 * Whether the lines cited for a requirement show less than it requires. Compares the requirement's own `text`, because
 * two documents may share one sentence of the posting as their `basis`; languages are compared by the `basis`. Shifts
 * and start dates are agreed on, not evidenced, so they never count as less.
 */
export function showsLess({ text, basis, kind }: Requirement, said: string): boolean {
  if (kind === 'language') return saysLess(basis, said);
  return kind !== 'shift' && kind !== 'start' && namesLess(text, said);
}

/**
 * Whether an answer names less than what is asked: a lower level, group, wage grade, degree or driving category, fewer
 * years, or a smaller count. What cannot be compared is not less, nor is an answer to another alternative: "Level 3 in
 * baking or time served" is satisfied by time served.
 */
export function namesLess(asked: string, said: string): boolean {
  const parts = asked.split(alternatives);
  if (!parts.some((part) => isBelow(part, said)) && !lacksCategory(asked, said) && !lacksLanguage(asked, said))
    return false;
  return parts.length === 1 || !parts.some((part) => !isBelow(part, said) && isSpokenOf(part, parts, said));
}

function isBelow(asked: string, said: string): boolean {
  return isOfLowerGrade(asked, said) || hasFewerYears(asked, said) || countsFewer(asked, said);
}

function isOfLowerGrade(asked: string, said: string): boolean {
  const had = gradesIn(said);
  return [...gradesIn(asked)].some(([of, wanted]) => Math.max(...(had.get(of) ?? [Infinity])) < Math.min(...wanted));
}

/** An answer with calendar years is not compared: durations are not computed from dates. */
function hasFewerYears(asked: string, said: string): boolean {
  const had = yearsWorked(said);
  return had > 0 && had < yearsWorked(asked) && said.search(calendarYear) === -1;
}

function yearsWorked(text: string): number {
  return yearsIn(text.replaceAll(noExperience, ' '));
}

/**
 * "Twenty or more vehicles" against a fleet of twelve. Not fewer if the answer has any figure that is large enough,
 * since that may be the count.
 */
function countsFewer(asked: string, said: string): boolean {
  const most = Math.max(0, ...figuresIn(said));
  return least
    .flatMap((pattern) => [...asked.matchAll(pattern)])
    .some(({ groups: { amount: count = '', noun = '' } = {} }) => {
      const [wanted] = figuresIn(count);
      if (wanted === undefined || ofTime.test(noun) || most >= wanted) return false;
      return [
        ...said.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${amount}\s(?:\p{L}+\s)?(?<noun>\p{L}{4,})`, 'giu')),
      ].some(({ groups: of = {} }) => figuresIn(of['amount'] ?? '').length > 0 && isSameWord(noun, of['noun'] ?? ''));
    });
}

function figuresIn(text: string): readonly number[] {
  const digits = text.replaceAll(calendarYear, ' ').match(/\d+/gu) ?? [];
  return [...digits.map(Number), ...numbersInWords(text)];
}

function lacksCategory(asked: string, said: string): boolean {
  const [wanted, had] = [drivingCategoriesIn(asked), drivingCategoriesIn(said)];
  if (wanted.length === 0 || had.length === 0) return false;
  const holds = (one: string) => holdsCategory(had, one);
  return !(alternatives.test(asked) || asked.includes('/') ? wanted.some(holds) : wanted.every(holds));
}

/** Compared only where a level code is asked for; words such as "good" are compared only for language requirements. */
function lacksLanguage(asked: string, said: string): boolean {
  return /(?<![\p{L}\d])[ABCАВС][12](?![\p{L}\d])/u.test(asked) && saysLess(asked, said);
}

/** Whether a text addresses one alternative: by its grade scale, or by words the other alternatives lack. */
function isSpokenOf(part: string, parts: readonly string[], said: string): boolean {
  const had = gradesIn(said);
  if ([...gradesIn(part).keys()].some((of) => had.has(of))) return true;
  const others = tellingWords(parts.filter((other) => other !== part).join(' '));
  const own = tellingWords(part).filter((word) => !others.some((other) => isSameWord(word, other)));
  const words = tellingWords(said);
  const shared = own.filter((word) => words.some((other) => isSameWord(word, other)));
  return own.length > 0 && shared.length * 2 >= own.length;
}
