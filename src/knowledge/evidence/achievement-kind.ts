import type { AchievementKind } from './achievement-line.ts';
import { hasFigure, withoutNumbering } from './has-figure.ts';
import { peopleAtWork, workVerbs } from './work-verbs.ts';

const opener =
  "(?:(?:I(?:['’]ve)?|we|я|ми)\\s+)?(?:(?:also|then|later|та|і|й|також)\\s+)?(?:\\p{L}{2,14}(?:ly|но)\\s+)?";
const kinds = ['result', 'led', 'change', 'built', 'routine'] as const;
const verbs = new Map(kinds.map((kind) => [kind, workVerbs[kind].map(sourceOf).join('|')] as const));
const anywhere = new Map(
  kinds.map((kind) => [kind, new RegExp(`(?<![\\p{L}\\p{N}'’ʼ-])(?:${verbs.get(kind)})`, 'iu')] as const),
);
const opening = new Map(kinds.map((kind) => [kind, new RegExp(`^${opener}(?:${verbs.get(kind)})`, 'iu')] as const));

/** A past-tense verb that is not in the lists: "Deburred and packed", «розблокувала», «переробили». */
const pastVerb =
  /^(?:(?:I|we|я|ми)\s+)?(?:\p{Script=Latin}{3,}ed\s|\p{Script=Cyrillic}{3,}(?:ав|яв|ив|їв|ував|ював|ла|ли)(?:ся|сь)?\s)/iu;
/** A first-person statement inside a sentence; "open to remote work" does not count. */
const ownWork =
  /(?<![\p{L}\p{N}])I\s+(?!am\b|was\b|want\b|would\b|like\b)\p{Ll}{3,}|\p{Script=Cyrillic}{2,}(?:ую|юю|аю|яю|ував|ював|увала|ювала)(?!\p{L})/u;
/** "Set up and run the press" is a machine setter's routine work, not a one-off change. */
const dayAtMachine = /^(?:set up|setting up) (?:and|&|\/) (?:run|operat)/iu;
/**
 * "From … to …" with an amount. It may also be pupils' ages or shift hours, so it counts only beside a verb of change.
 */
const span =
  /\bfrom\s+(?:\S+\s+){0,4}?\S*\d\S*(?:\s+\S+){0,4}?\s+to\s|(?<!\p{L})(?:з|із|зі|від)\s+(?:\S+\s+){0,2}?\S*\d\S*(?:\s+\S+){0,2}?\s+до\s/iu;
const moved = /\b(?:went|down|up|fell|became)\b/iu;
/** One amount set against another. */
const against =
  /\d\S*(?:\s\p{L}+)?\s*(?:→|->|=>)\s*\S*\d|(?<!\d)\d[\d.,]*\s*(?<unit>%|percent|\p{L}{2,})\s+to\s+(?:under\s+)?\d[\d.,]*\s*\k<unit>|\b(?:instead of|rather than|against)\s+(?:\p{L}+\s+)?\S*\d|(?<!\p{L})(?:замість|проти)\s+(?:\p{L}+\s+)?\S*\d|\d\S*\s+замість|\bfrom\s+\d[\d.,]*\s*(?:%|percent)\s+to\s|\b(?:up|down) from\s+\S*\d/iu;
const factor =
  /\b(?:by half|half the|twice|\p{L}+fold)\b|(?<!\p{L})(?:вдвічі|удвічі|втричі|утричі|вчетверо|наполовину)/iu;
const share = /\d\s?(?:%|percent|відсотк)/iu;
const ofWhat =
  /\b(?:revenue|sales|turnover|margin|churn|retention|conversion|latency|uptime|savings?|waste|scrap)\b|(?<!\p{L})(?:виторг|дохід|дохо|товарообіг|оборот|марж|конверсі|відтік|плинніст|втрат|брак|знижк|економі|урожайн)/iu;
const aheadOf = /\b(?:ahead of|earlier than|(?:days|weeks|months?) early)\b|(?<!\p{L})(?:раніше|достроково|швидше)/iu;

/** The kind of achievement a line describes, or undefined if it describes none. */
export function achievementKind(line: string): AchievementKind | undefined {
  const text = line.replace(/\s+/gu, ' ').trim();
  const found = (kind: AchievementKind) => isFound(anywhere, kind, text);
  const opened = kinds.find((kind) => isFound(opening, kind, text));
  if (comparesAmounts(text) || (opened === 'result' && hasFigure(text))) return 'result';
  if (dayAtMachine.test(text)) return 'routine';
  const isOverPeople = peopleAtWork.test(text);
  if (opened === 'led' && isOverPeople) return 'led';
  if (namesOutcome(text)) return 'result';
  switch (opened) {
    case 'result':
      return 'change';
    case 'led':
      return (['change', 'built'] as const).find((kind) => isFound(opening, kind, text)) ?? 'routine';
    case 'change':
    case 'built':
    case 'routine':
      return opened;
    case undefined:
      if (found('led') && isOverPeople) return 'led';
      return (
        (['change', 'built'] as const).find(found) ??
        (pastVerb.test(text) || ownWork.test(text) ? 'routine' : undefined)
      );
  }
}

/** Every kind that fits a line: "led the move to …, which cut …" is `led`, `change` and `result`. */
export function achievementFacets(line: string): ReadonlySet<AchievementKind> {
  const text = line.replace(/\s+/gu, ' ').trim();
  const kind = achievementKind(text);
  const hasResult = comparesAmounts(text) || namesOutcome(text);
  return new Set([
    ...(kind === undefined ? [] : [kind]),
    ...(hasResult ? (['result'] as const) : []),
    ...(isFound(anywhere, 'led', text) && peopleAtWork.test(text) ? (['led'] as const) : []),
    ...(['change', 'built'] as const).filter((other) => isFound(anywhere, other, text)),
  ]);
}

/**
 * The kind of an entry without a verb, judged by its amounts: "Mispicks from 6.1 to 3.4", "52-bed home, a floor of 26".
 */
export function kindByAmounts(line: string): 'result' | 'routine' | undefined {
  const text = line.replace(/\s+/gu, ' ');
  if (!/\p{Ll}{3}/u.test(text) || !hasFigure(text)) return undefined;
  return fromTo.test(text) ? 'result' : 'routine';
}

/** Excludes times of day ("from 9:00 to 17:00"); bare numbers still match, years among them. */
const fromTo =
  /(?:\bfrom|(?<!\p{L})(?:з|із|від))\s+[$€£₴]?\d+(?![\d:])(?:[.,]\d+)?\s*(?:%|\p{L}+\.?)?\s+(?:to|до)\s+[$€£₴]?\d+(?![\d:])/iu;

/** Whether the line sets one amount against another. */
function comparesAmounts(text: string): boolean {
  const measures = withoutNumbering(text);
  if (factor.test(text) || against.test(measures)) return true;
  const hasMoved = isFound(anywhere, 'result', text) || isFound(anywhere, 'change', text) || moved.test(text);
  return hasMoved && span.test(measures);
}

/** Whether the line has a figure beside a word for an outcome. */
function namesOutcome(text: string): boolean {
  if (!hasFigure(text)) return false;
  return isFound(anywhere, 'result', text) || aheadOf.test(text) || (share.test(text) && ofWhat.test(text));
}

/** Whether a line opens with a verb of doing; such a line starts a new entry. */
export function beginsWithDeed(line: string): boolean {
  return kinds.some((kind) => isFound(opening, kind, line));
}

function isFound(patterns: ReadonlyMap<AchievementKind, RegExp>, kind: AchievementKind, text: string): boolean {
  return patterns.get(kind)?.test(text) === true;
}

function sourceOf(stem: string): string {
  const escaped = stem.replace(/=$/u, '').replace(/\s+/gu, '\\s+');
  return stem.endsWith('=') ? `${escaped}(?![\\p{L}\\p{N}])` : escaped;
}
