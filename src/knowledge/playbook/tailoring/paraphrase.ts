import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { beginsWithDeed } from '#knowledge/evidence/achievement-kind.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import { hasFigure } from '#knowledge/evidence/has-figure.ts';

/** A longer sentence before the question would be too hard to follow. */
const mostWords = 24;
/** Words of "Your CV says you were responsible for". */
const leadIn = 8;
const fewestKept = 4;

/**
 * Introduces a CV line aloud in at most `room` words, while the quote itself is shown beside the question: "Cut the
 * cost …" becomes "Your CV says you cut the cost …". A line that cannot be rephrased is quoted.
 */
export function paraphrase(quote: string, language: Language, room = mostWords + leadIn): string {
  const said = quote
    .replace(/\s+/gu, ' ')
    .replace(/\s*(?:→|->|=>)\s*/gu, language === 'uk' ? '\u00a0— ' : ' to ')
    .trim();
  const line = shortened(said, Math.min(mostWords, room - leadIn));
  const isCyrillic = /\p{Script=Cyrillic}/u.test(line);
  if (isCyrillic !== (language === 'uk')) return asLine(line, language);
  return language === 'uk' ? ukrainian(line) : english(line);
}

const irregularPast =
  /^(?:led|built|cut|ran|won|wrote|grew|drove|held|kept|made|sold|took|taught|brought|found|began|gave|got|met|oversaw|rewrote|rebuilt|spoke|dealt|chose|set|drew|did|fed|put|bought|thought|saw|went)$/iu;

function english(line: string): string {
  const own = /^I(?:['’]ve)? (?<said>.*)$/u.exec(line)?.groups?.['said'];
  if (own !== undefined)
    return `Your CV says you ${toYou(own.replace(/^(?:am|['’]m)\b/u, 'are').replace(/^was\b/u, 'were'))}.`;
  const [first = '', ...rest] = line.split(' ');
  const others = toYou(rest.join(' '));
  // "Sponsored walks" may be walks that others sponsored, so only known verbs are rephrased.
  if (irregularPast.test(first) || (/^\p{L}+ed$/iu.test(first) && beginsWithDeed(line))) {
    return `Your CV says you ${first.toLowerCase()} ${others}.`;
  }
  const work = /^responsible for /iu.test(line) ? line.slice('responsible for '.length) : undefined;
  if (work !== undefined) return `Your CV says you were responsible for ${work}.`;
  if (/^\p{L}+ing$/iu.test(first) && beginsWithDeed(line)) return `Your CV mentions ${first.toLowerCase()} ${others}.`;
  return asLine(line, 'en');
}

function toYou(words: string): string {
  return words
    .replace(/\b(?:my|our)\b/gu, 'your')
    .replace(/\bI am\b/gu, 'you are')
    .replace(/\bI was\b/gu, 'you were')
    .replace(/\b(?:I|we)\b/gu, 'you');
}

const irregularUkrainian: Readonly<Record<string, string>> = {
  провів: 'провели',
  провела: 'провели',
  перевів: 'перевели',
  довів: 'довели',
  ввів: 'ввели',
  вивів: 'вивели',
  привів: 'привели',
  завів: 'завели',
  вів: 'вели',
  допоміг: 'допомогли',
  зміг: 'змогли',
  переміг: 'перемогли',
  приніс: 'принесли',
  виріс: 'виросли',
  зріс: 'зросли',
};

function ukrainian(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const verb = pastPlural(first.toLowerCase());
  // «провів переговори та скоротив витрати»: converts the second verb, too.
  const others = rest
    .join(' ')
    .replace(/(?<=(?:^|[\s,])(?:та|і|й) |, )\p{L}+/gu, (word) => pastPlural(word.toLowerCase()) ?? word);
  if (verb !== undefined) return `У резюме сказано, що ви ${verb} ${others}.`;
  if (/(?:ння|ття)$/u.test(first)) return `У резюме названо таку роботу: ${first.toLowerCase()} ${rest.join(' ')}.`;
  return asLine(line, 'uk');
}

/** «скоротив», «скоротила» → «скоротили», the polite form. Undefined if the word is not a past-tense verb. */
function pastPlural(word: string): string | undefined {
  const irregular = irregularUkrainian[word];
  if (irregular !== undefined) return irregular;
  const reflexive = /^(\p{L}+[аеиіїоуюя])(?:в|ла)ся$/u.exec(word);
  if (reflexive !== null) return `${reflexive[1] ?? ''}лися`;
  // «років» and «тижнів» end like «володів», so after «і» only the feminine form is recognised as a verb.
  const plain = /^(\p{L}+[аиїуюя])(?:в|ла)$/u.exec(word) ?? /^(\p{L}*ве|\p{L}{2,}і)ла$/u.exec(word);
  return plain === null ? undefined : `${plain[1] ?? ''}ли`;
}

function asLine(line: string, language: Language): string {
  const inner = line.replace(/[“”«»"„]/gu, '');
  return language === 'uk'
    ? `У вашому резюме є рядок ${quoted(inner, 'uk')}.`
    : `Your CV mentions ${quoted(inner, 'en')}.`;
}

/** Cuts at the end of a clause, keeping a figure if possible, and never inside brackets. */
function shortened(line: string, most: number): string {
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)];
  const last = words[most - 1];
  if (last === undefined || words.length === most) return line;
  const outside = (at: number) => {
    const before = line.slice(0, at);
    return before.split('(').length === before.split(')').length && !halfOfSpan.test(before);
  };
  const end = last.index + last[0].length;
  const room = line.slice(0, end) + (/^[%€£$)]*/u.exec(line.slice(end))?.[0] ?? '');
  const ends = ['; ', ' – ', ' — ', '\u00a0— ', ': ', '. ', ' (', ', ']
    .flatMap((mark) => [...room.matchAll(new RegExp(mark.replace(/[.(]/u, '\\$&'), 'gu'))].map(({ index }) => index))
    .filter((at) => outside(at) && wordsOf(room.slice(0, at)).length >= fewestKept)
    .toSorted((one, other) => other - one);
  const told = (text: string) => hasFigure(text) || !hasFigure(room);
  const clause = ends.map((at) => room.slice(0, at)).find(told);
  if (clause !== undefined) return clause;
  const phrase = words
    .slice(fewestKept, most)
    .findLast(({ 0: word, index }) => opensPhrase.test(word) && outside(index) && told(line.slice(0, index)));
  const cut = phrase === undefined ? (ends[0] ?? room.length) : phrase.index;
  // "2.0" counts as two words but is one figure.
  const isInFigure = /^[.,]\d/u.test(line.slice(cut));
  return line
    .slice(0, cut)
    .replace(isInFigure ? /\s+\S*\d$/u : /$^/u, '')
    .trimEnd()
    .replace(/\s+(?:when|where|which|that|who|the|коли|де|який|яка|яке|які)(?:\s+(?:the|a|an))?$/iu, '')
    .replace(/(?:\s+\p{L}{1,2})+$|[,;:–—-]+$/gu, '');
}

/** "from 11 in a quarter" without the end of the range */
const halfOfSpan = /\bfrom\s+\S*\d(?:(?!\bto\b)[^,;:])*$|(?<!\p{L})(?:з|із|від)\s+\S*\d(?:(?!\sдо\s)[^,;:])*$/iu;

const opensPhrase =
  /^(?:and|or|but|by|with|without|for|in|into|at|on|over|as|while|which|that|through|after|і|й|та|або|а|але|за|для|у|в|на|під|при|через|після|щоб|що|який|яка|які|завдяки|замість)$/iu;
