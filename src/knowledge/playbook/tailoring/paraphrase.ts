import type { Language } from '#contracts/common.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import { hasFigure } from './has-figure.ts';

/** What a question of 45 words leaves for the work it is about. */
const mostWords = 18;
const fewestKept = 4;

/**
 * How a line of a CV is brought up aloud; the quote itself stands beside the question. "Cut the cost …" becomes "your CV
 * says that you cut the cost …"; where the words do not bend, the line is named as a line.
 */
export function paraphrase(quote: string, language: Language): string {
  const line = shortened(quote.replace(/\s+/gu, ' ').trim());
  const isCyrillic = /\p{Script=Cyrillic}/u.test(line);
  if (isCyrillic !== (language === 'uk')) return asLine(line, language);
  return language === 'uk' ? ukrainian(line) : english(line);
}

const irregularPast =
  /^(?:led|built|cut|ran|won|wrote|grew|drove|held|kept|made|sold|took|taught|brought|found|began|gave|got|met|oversaw|rewrote|rebuilt|spoke|dealt|chose|set|drew|did|fed|put|bought|thought|saw|went)$/iu;

function english(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const others = rest
    .join(' ')
    .replace(/\b(?:my|our)\b/gu, 'your')
    .replace(/\bI\b/gu, 'you');
  if (irregularPast.test(first) || /^\p{L}+ed$/iu.test(first)) {
    return `Your CV says that you ${first.toLowerCase()} ${others}.`;
  }
  const work = /^responsible for /iu.test(line) ? line.slice('responsible for '.length) : undefined;
  if (work !== undefined) return `Your CV says that you were responsible for ${work}.`;
  if (/^\p{L}+ing$/iu.test(first)) return `Your CV speaks of ${first.toLowerCase()} ${others}.`;
  return asLine(line, 'en');
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
  // «провів переговори та скоротив витрати»: the second verb follows the first.
  const others = rest
    .join(' ')
    .replace(/(?<=(?:^|[\s,])(?:та|і|й) |, )\p{L}+/gu, (word) => pastPlural(word.toLowerCase()) ?? word);
  if (verb !== undefined) return `У резюме сказано, що ви ${verb} ${others}.`;
  return `У резюме названо таку роботу: ${first.toLowerCase()} ${rest.join(' ')}.`;
}

/** «скоротив», «скоротила» → «скоротили»: how one says it to a person. Undefined for what is no verb of the past. */
function pastPlural(word: string): string | undefined {
  const irregular = irregularUkrainian[word];
  if (irregular !== undefined) return irregular;
  const reflexive = /^(\p{L}+[аеиіїоуюя])(?:в|ла)ся$/u.exec(word);
  if (reflexive !== null) return `${reflexive[1] ?? ''}лися`;
  // «років» and «тижнів» end as «володів» does: after «і» only the other gender shows a verb.
  const plain = /^(\p{L}+[аиїуюя])(?:в|ла)$/u.exec(word) ?? /^(\p{L}*ве|\p{L}{2,}і)ла$/u.exec(word);
  return plain === null ? undefined : `${plain[1] ?? ''}ли`;
}

function asLine(line: string, language: Language): string {
  const inner = line.replace(/[“”«»"„]/gu, '');
  return language === 'uk'
    ? `У вашому резюме є рядок ${quoted(inner, 'uk')}.`
    : `One line of your CV reads ${quoted(inner, 'en')}.`;
}

/** To the end of a clause, never leaving a figure out that could be kept; the whole stands in the quote. */
function shortened(line: string): string {
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)];
  const last = words[mostWords - 1];
  if (last === undefined || words.length === mostWords) return line;
  const room = line.slice(0, last.index + last[0].length);
  const ends = [', ', '; ', ' – ', ' — ', '. ', ' (', ': ']
    .map((mark) => room.lastIndexOf(mark))
    .filter((at) => at > 0 && wordsOf(room.slice(0, at)).length >= fewestKept);
  const clause = ends.length === 0 ? undefined : room.slice(0, Math.max(...ends));
  if (clause !== undefined && (hasFigure(clause) || !hasFigure(room))) return clause;
  const phrase = words
    .slice(fewestKept, mostWords)
    .findLast(({ 0: word, index }) => opensPhrase.test(word) && (hasFigure(line.slice(0, index)) || !hasFigure(room)));
  if (phrase !== undefined)
    return line
      .slice(0, phrase.index)
      .trimEnd()
      .replace(/[,;:–—-]+$/u, '');
  return room.replace(/(?:\s+\p{L}{1,2})+$/u, '');
}

const opensPhrase =
  /^(?:and|or|but|by|with|without|for|in|into|at|on|over|as|while|which|that|through|after|і|й|та|або|а|але|за|для|у|в|на|під|при|через|після|щоб|що|який|яка|які|завдяки|замість)$/iu;
