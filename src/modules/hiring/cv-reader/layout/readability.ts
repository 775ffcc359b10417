/**
 * Whether letters form a language. A font with a missing or wrong character map shows a person readable words, but
 * gives a program arbitrary letters.
 */

// these letters make up at least four fifths of running text in any language with that script
const usual = {
  latin: new Set('etaoinsrlhdcumy'),
  cyrillic: new Set('оаниітверсклудмпя'),
};
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿąęěůőűıаеєиіїоуюяыэё]/iu;
const fewestLetters = 24;
const fewestUsual = 0.66;
const mostStrange = 0.34;
const mostAccented = 0.4;

/** Undefined if there is too little text to tell. */
export function isReadable(text: string): boolean | undefined {
  // addresses are not words
  const prose = text.replaceAll(/\S+/gu, (word) => (/[@/\\]|.\../u.test(word) ? ' ' : word));
  const letters = prose.match(/\p{L}/gu) ?? [];
  if (letters.length < fewestLetters) return undefined;
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  // other scripts cannot be judged here
  if (cyrillic + latin < 0.6 * letters.length) return undefined;
  const script = cyrillic > latin ? 'cyrillic' : 'latin';
  const own = letters.filter((letter) =>
    script === 'cyrillic' ? /\p{Script=Cyrillic}/u.test(letter) : /\p{Script=Latin}/u.test(letter),
  );
  // Ukrainian in the wrong code page: "Äîñâ³ä ðîáîòè"
  if (script === 'latin' && own.filter((letter) => /[à-ÿ]/iu.test(letter)).length > mostAccented * own.length)
    return false;
  const common = own.filter((letter) => usual[script].has(baseOf(letter))).length;
  return common >= fewestUsual * own.length && strangeShare(prose) <= mostStrange;
}

/**
 * The share of words that no language has: without vowels, with capitals or digits within lower-case letters, or with
 * mixed scripts.
 */
function strangeShare(text: string): number {
  const words = text.match(/[\p{L}\p{N}\p{S}\p{M}'’ʼ-]{4,}/gu)?.filter((word) => /\p{L}/u.test(word)) ?? [];
  if (words.length === 0) return 0;
  return words.filter(isStrange).length / words.length;
}

function isStrange(word: string): boolean {
  if (/\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word) && !word.includes('-')) return true;
  if (/\p{L}[\p{S}¤¦§]\p{L}/u.test(word)) return true;
  if (!vowels.test(word) && word !== word.toUpperCase()) return true;
  return /\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(word) || /\p{L}\d\p{L}/u.test(word);
}

function baseOf(letter: string): string {
  return letter.toLowerCase().normalize('NFD').charAt(0);
}

/** Indexes of a page's gibberish lines. A line too short to judge gets the verdict of its page. */
export function garbledLines(lines: readonly string[]): number[] {
  const verdicts = lines.map(isReadable);
  const page = isReadable(lines.join('\n'));
  return lines.flatMap((_, index) => ((verdicts[index] ?? page) === false ? [index] : []));
}
