import type { Language } from '#contracts/common.ts';

export interface NormalisedText {
  readonly text: string;
  /** offset in the given text of each UTF-16 unit of `text`, plus one final entry for its end */
  readonly offsets: readonly number[];
}

// Pairs that look alike in lower case, Cyrillic to Latin.
const latinTwins: ReadonlyMap<string, string> = new Map([
  ['а', 'a'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['һ', 'h'],
  ['і', 'i'],
  ['ї', 'i'],
  ['ј', 'j'],
  ['о', 'o'],
  ['р', 'p'],
  ['ԛ', 'q'],
  ['ѕ', 's'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['у', 'y'],
]);
const cyrillicTwins: ReadonlyMap<string, string> = new Map([
  ['a', 'а'],
  ['c', 'с'],
  ['e', 'е'],
  ['i', 'і'],
  ['o', 'о'],
  ['p', 'р'],
  ['x', 'х'],
  ['y', 'у'],
]);

// Marks, format characters (including zero-width ones) and blank letters: nothing that a reader sees as a letter.
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164]/gu;
const apostrophes = /^['’‘ʼʹ′`´＇ꞌ‛]$/u;
const dashes = /^\p{Pd}$/u;

/**
 * One spelling for everything that looks the same to a reader: compatibility forms, case, accents and stress marks,
 * zero-width characters, apostrophes, dashes, spaces, and letters borrowed from the other alphabet.
 */
export function normaliseText(given: string, language: Language): NormalisedText {
  const units: string[] = [];
  const offsets: number[] = [];
  for (const cluster of given.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const folded = isWrap(given, cluster) ? ' ' : foldCluster(cluster[0]);
    // Collapses runs of spaces, so that a phrase does not depend on layout.
    if (folded === ' ' && units.at(-1) === ' ') continue;
    for (const unit of folded.split('')) {
      units.push(unit);
      offsets.push(cluster.index);
    }
  }
  offsets.push(given.length);
  return { text: unmixAlphabets(units.join(''), language), offsets };
}

/** A line break in mid-sentence, as in e-mails and PDFs: the next line starts with a lower-case letter. */
function isWrap(given: string, cluster: RegExpExecArray): boolean {
  if (cluster[0] !== '\n') return false;
  const nextLine = /[ \t]{0,8}\p{Ll}/uy;
  nextLine.lastIndex = cluster.index + 1;
  return nextLine.test(given);
}

function foldCluster(cluster: string): string {
  if (apostrophes.test(cluster)) return "'";
  if (dashes.test(cluster)) return '-';
  if (/^[\n\r\u2028\u2029]/u.test(cluster)) return '\n';
  if (/^\s$/u.test(cluster)) return ' ';
  const folded = cluster.normalize('NFKC').toLowerCase();
  // й and ї are letters in their own right; every other mark (stress, umlaut, strike-through) is only decoration.
  return /^[йї]/u.test(folded) ? folded.charAt(0) : folded.normalize('NFKD').replaceAll(unseen, '');
}

function unmixAlphabets(text: string, language: Language): string {
  return text.replaceAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu, (word) => {
    const latinOnly = /\p{Script=Latin}/u.test(replaceBy(word, cyrillicTwins));
    const cyrillicOnly = /\p{Script=Cyrillic}/u.test(replaceBy(word, latinTwins));
    if (latinOnly && cyrillicOnly) return word;
    const toLatin = latinOnly || (!cyrillicOnly && language === 'en');
    return replaceBy(word, toLatin ? latinTwins : cyrillicTwins);
  });
}

function replaceBy(word: string, twins: ReadonlyMap<string, string>): string {
  return word.replaceAll(/./gu, (letter) => twins.get(letter) ?? letter);
}
