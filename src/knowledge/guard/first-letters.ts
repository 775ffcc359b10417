/** The letters a text may begin with, or nothing when that cannot be told from the phrase. */
type Letters = ReadonlySet<string> | undefined;

interface Start {
  readonly letters: Letters;
  /** may match no text at all, so that what follows may begin the match */
  readonly isOptional: boolean;
}

const parts = /\\.|\[[^\]]*\]|\(\?<?[!=]|\(|\)|\||[\s\S]/g;
const unknown: Start = { letters: undefined, isOptional: false };

/** The alternatives of a phrase that no bracket encloses. */
export function alternativesOf(phrase: string): readonly string[] {
  const alternatives = [''];
  let depth = 0;
  for (const [part] of phrase.matchAll(parts)) {
    if (part.startsWith('(')) depth += 1;
    if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives.push(`${alternatives.pop() ?? ''}${part}`);
  }
  return alternatives;
}

/** The letters with which a match of one alternative of a phrase may begin; undefined if any text may. */
export function firstLettersOf(alternative: string): Letters {
  return startOf(alternative).letters;
}

function startOf(alternative: string): Start {
  const found = new Set<string>();
  let rest = alternative;
  while (rest !== '') {
    const { start, length } = elementAt(rest);
    if (start.letters === undefined) return unknown;
    for (const letter of start.letters) found.add(letter);
    rest = rest.slice(length);
    if (!start.isOptional) return { letters: found, isOptional: false };
  }
  return { letters: found, isOptional: true };
}

/** What the first element of a sequence begins with, and how many characters of the phrase it takes. */
function elementAt(sequence: string): { start: Start; length: number } {
  const bare = bareElementAt(sequence);
  const quantifier = /^(?:[?*]|\{0,\d+\})/.exec(sequence.slice(bare.length))?.[0];
  if (quantifier === undefined) return bare;
  return { start: { ...bare.start, isOptional: true }, length: bare.length + quantifier.length };
}

function bareElementAt(sequence: string): { start: Start; length: number } {
  const first = sequence.match(parts)?.[0] ?? '';
  if (first.startsWith('(')) {
    const inside = groupAt(sequence);
    const length = inside.length + 2;
    // A look-around takes no text.
    if (first !== '(') return { start: { letters: new Set(), isOptional: true }, length };
    const starts = alternativesOf(inside).map(startOf);
    return {
      start: starts.some(({ letters }) => letters === undefined)
        ? unknown
        : {
            letters: new Set(starts.flatMap(({ letters }) => [...(letters ?? [])])),
            isOptional: starts.some(({ isOptional }) => isOptional),
          },
      length,
    };
  }
  if (/^[0-9a-zа-џґ]$/.test(first)) return { start: { letters: new Set(first), isOptional: false }, length: 1 };
  const letters = /^\[([0-9a-zа-џґ-]+)\]$/.exec(first)?.[1];
  if (letters === undefined) return { start: unknown, length: first.length };
  return { start: { letters: new Set(lettersOf(letters)), isOptional: false }, length: first.length };
}

/** The letters of a class such as `ae` or `2-9`. */
function lettersOf(characters: string): readonly string[] {
  return [...characters.matchAll(/(.)-(.)|./g)].flatMap(([one, from, to]) => {
    if (from === undefined || to === undefined) return [one];
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, step) => String.fromCharCode(first + step));
  });
}

/** What stands between the bracket that a sequence begins with and the one that closes it. */
function groupAt(sequence: string): string {
  let depth = 0;
  for (const { 0: part, index } of sequence.matchAll(parts)) {
    if (part.startsWith('(')) depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) return sequence.slice(1, index);
  }
  throw new Error(`unclosed bracket in ${sequence}`);
}
