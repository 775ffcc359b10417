/**
 * Whether a CV names somebody other than the candidate. Order, case, accents, a missing second name and initials do not
 * make a name different. Names in two alphabets cannot be compared and count as the same.
 */
export function isOtherName(inCv: string, name: string): boolean {
  const [some, others] = [wordsOf(inCv), wordsOf(name)];
  if (some.length === 0 || others.length === 0 || alphabetOf(some) !== alphabetOf(others)) return false;
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  return !fewer.every((word) => more.some((other) => isSame(word, other)));
}

/** Whether a text has every word of a name. */
export function hasName(text: string, name: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(name).every((word) => words.has(word));
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFD')
      .replaceAll(/[\p{M}'’ʼ]/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

function alphabetOf(words: readonly string[]): 'cyrillic' | 'latin' | 'other' {
  const text = words.join('');
  if (/^\p{Script=Cyrillic}+$/u.test(text)) return 'cyrillic';
  return /^\p{Script=Latin}+$/u.test(text) ? 'latin' : 'other';
}

function isSame(word: string, other: string): boolean {
  const isInitial = word.length === 1 || other.length === 1;
  return isInitial ? word.charAt(0) === other.charAt(0) : word === other;
}
