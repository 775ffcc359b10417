import type { RequirementKind } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { givenByEmployer as given, isHistory, welcome } from './requirement-words.ts';
import { statesBusinessHours } from './business-hours.ts';
import { requirementKinds as kinds } from './requirement-kinds.ts';

/** Commas, and an "and" before another thing that the candidate has, is or can do; not inside brackets. */
const between =
  /(,\s+(?:and |та |і |й )?|;\s+|\s[–—]\s|\s(?:and|with|because|but)\s(?=(?:who|someone|somebody|must|holds?|has|have|is|be|can|\d+|at least|one|two|three|four|five|a year|valid|current|registration|membership)\s)(?!\p{L}+ off\b)|\s(?:and|but)\s(?=is\s)|(?<!\b(?:incl|approx|excl)|(?<!\p{L})(?:кат|розр))\.\s|\s(?:та|і|й)\s(?=(?:має|мати|маєш|може|готов\p{L}+|посвідчен\p{L}+|сертифікат\p{L}*|подан\p{L}+|військово\p{L}*|резервн\p{L}+|вільн\p{L}+|розмовн\p{L}+|стаж\p{L}*|досвід\p{L}*|від|двома|трьома|чотирма)(?!\p{L})))(?![^(]*\))/iu;

/** Splits a list within one sentence into its items; an addition to an item stays with it. */
export function clausesOf(text: string): readonly string[] {
  const pieces = text.split(between);
  const clauses: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const mark = pieces[at - 1] ?? '';
    const last = clauses.at(-1);
    const isJoined =
      last !== undefined &&
      ((mark.startsWith(',') && belongsTo(last, piece, pieces.slice(at + 2))) ||
        // "5 years, 2 of them – as head": a dash inside one requirement
        (/[–—]/u.test(mark) && (endsWithShare.test(last) || endsWithRate.test(last))));
    if (isJoined) clauses[clauses.length - 1] = `${last}${mark}${piece}`;
    else clauses.push(piece);
  }
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

const addition =
  /^(?:at least|including|incl\.?|of which|or|and|preferably|some nights|(?:each|all|both) (?:from|of|in|taken|passed|valid|within)|in (?:date|charge)|(?:passed|taken|gained|achieved|renewed) (?:in|within|since|after)|(?:with )?(?:a )?(?:current|valid) (?:on|when|at|until)|(?:і)?з (?:них|яких)|у т\.\s?ч\.|у тому числі|включно|частина|тобто|категорі\p{L} [«"]?\p{Lu}|або|чи|та)(?!\p{L})|^(?:чинн|дійсн)\p{L}+ (?:(?:посвідчення|сертифікат)$|(?:на|до|станом|щонайменше)(?!\p{L}))/iu;
/** "two leading shifts", "three of them in health care": part of the years before it */
const shareOfYears =
  /^(?:at least |a minimum of )?(?:one|two|three|four|five|six|\d+)\+? (?:of (?:them|these|those|which|whom)\b|(?:in |as |at )?(?:leading|managing|running|supervising|line[- ]managing|as an?|in charge)\b)/iu;
/** "two days a week – Leeds" */
const endsWithRate = /\b(?:a|per) (?:week|month)$|(?<!\p{L})на (?:тиждень|місяць)$/iu;
const years = /\b(?:years?|yrs)\b|(?<!\p{L})(?:рок|рік|стаж|досвід)/iu;
const endsWithShare =
  /(?:of (?:them|which|these)|з них|з яких|у т\. ?ч\.|у тому числі)(?:,? (?:at least|від|щонайменше|не менше|понад))? [\p{L}\d]+$|(?<!\p{L})(?:two|three|\d+) of (?:them|which)$/iu;
/** "AMSPAR", "Chartered MCIPS": the name of a qualification that is in no list */
const namesPaper = /^(?=.*\p{Lu}{2})[\p{L}\d&+/.'’-]+(?: [\p{L}\d&+/.'’()-]+){0,4}$/u;
const paper =
  /\b(?:memberships?|chartered|awards?|certificates?|diplomas?|tickets?|cards?|qualifications?)\b|(?<!\p{L})(?:членств|атестат|свідоцтв|сертифікат|диплом|посвідчен)/iu;
const nameOfLanguage =
  /^(?:english|ukrainian|german|polish|french|spanish|italian|dutch|czech|romanian|англійська|українська|німецька|польська|французька|іспанська|італійська|чеська|румунська|угорська)$/iu;
/** "37.5 hours over five days": working times without a word for shifts */
const tellsTime =
  /\b(?:hours?|days?|evenings?|mornings?|starts|a (?:week|month)|(?:two|three|four|five|six|seven|\d) on)\b|(?<!\p{L})(?:годин|ноч(?:і|ей)(?!\p{L})|дн(?:і|ів)(?!\p{L})|день|доїзд|прибуття|на місці)/iu;
const furtherFigure = /^(?:від|понад|не менше|over|more than) \d/iu;
const mostWordsOfAlternative = 3;

/**
 * Whether a piece belongs to the clause before it. "2 years of stores, planning or yard work", cut before "planning",
 * would ask for more than the posting does.
 */
function belongsTo(last: string, piece: string, following: readonly string[]): boolean {
  if (addition.test(piece)) return true;
  if (statesBusinessHours(last)) return false;
  const own = kindsOf(piece);
  const isOwn = own.length > 0;
  const before = kindsOf(last);
  // "8 to 4, one Saturday in four" is one arrangement; "a card, a badge or a licence" is one document.
  const areTimes = isOnly('shift', own) && isOnly('shift', before);
  if (areTimes && wordsOf(last).length + wordsOf(piece).length <= mostWordsOfTimes) return true;
  if (shareOfYears.test(piece) && years.test(last) && !own.includes('licence')) return true;
  // Cutting a choice in two would reject a candidate who has the part cut off.
  if (isChoiceOf(last, piece, following, before)) return true;
  const joinsTimes =
    (areTimesOnly(own, piece) && (isOnly('shift', before) || areTimesOnly(before, last))) ||
    (isOnly('shift', own) && areTimesOnly(before, last));
  if (joinsTimes && wordsOf(last).length + wordsOf(piece).length <= mostWordsOfTimes) return true;
  if (alternative.test(piece) && isOnly('licence', own) && isOnly('licence', before)) return true;
  if (!isOwn && isOnly('licence', before) && code.test(piece)) return true;
  const givesPaper = given.test(piece) && kinds.some(([kind, pattern]) => kind === 'licence' && pattern.test(last));
  if (givesPaper && !isOwn) return true;
  if (furtherFigure.test(piece) && !isOwn) return true;
  // "remote in Ohio, Iowa"
  if (placed.test(last) && /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?(?: (?:and|or|та|і|або) .{2,25})?$/u.test(piece))
    return true;
  if (!isHistory.test(last) || alternative.test(last)) return false;
  const rest = [piece, ...following.filter((_, index) => index % 2 === 1)];
  const end = rest.findIndex((item) => alternative.test(item));
  return (
    end >= 0 &&
    rest
      .slice(0, end + 1)
      .every(
        (item, index) =>
          wordsOf(item).length <= mostWordsOfAlternative + (index === end ? 3 : 0) &&
          !welcome.test(item) &&
          kinds.every(([, pattern]) => !pattern.test(item)),
      )
  );
}

/** Whether the piece continues a choice of qualifications or languages that begins with the one before. */
function isChoiceOf(
  last: string,
  piece: string,
  following: readonly string[],
  before: readonly RequirementKind[],
): boolean {
  const items = [piece, ...following.filter((_, index) => index % 2 === 1)];
  const end = items.findIndex((item) => alternative.test(item));
  const choice = items.slice(0, end + 1);
  if (end < 0 || choice.some((item) => wordsOf(item).length > mostWordsOfChoice)) return false;
  const [first = ''] = last.split(/[,;]\s+/u).slice(-1);
  const own = first.replace(opening, '');
  if (nameOfLanguage.test(own)) return kindsOf(choice.at(-1) ?? '').includes('language');
  const isNamed = (item: string) => isOnly('licence', kindsOf(item)) || namesPaper.test(item) || paper.test(item);
  return before.length === 0 && isNamed(own) && choice.every(isNamed);
}

/** "You have", "Must hold" in front of the first item */
const opening = /^(?:\p{Ll}+|You|Must|We)(?: \p{Ll}+){0,3} (?=\p{Lu})/u;

function areTimesOnly(found: readonly RequirementKind[], text: string): boolean {
  return found.length === 0 && tellsTime.test(text) && !years.test(text);
}

export function kindsOf(text: string): readonly RequirementKind[] {
  return kinds.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}

function isOnly(kind: RequirementKind, found: readonly RequirementKind[]): boolean {
  return found.length > 0 && found.every((other) => other === kind);
}

const mostWordsOfChoice = 8;
const mostWordsOfTimes = 20;
/** "HTR1", "6G": codes that continue the document before them */
const code = /^(?=\S*(?:\p{Lu}{2}|\d))\S+(?: \S+){0,2}$/u;

export const placed = /\b(?:[Rr]emote|[Bb]ased|[Ll]ocated|[Rr]esident|[Ll]ive) in (?:the )?\p{Lu}/u;
const alternative = /(?<!\p{L})(?:or|або|чи)(?!\p{L})/iu;
