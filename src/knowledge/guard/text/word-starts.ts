// How a match of a phrase may begin: its first letters or digits, ended by `gap` where the word ends before there are
// enough of them, or by `anything` where the phrase leaves open what follows.
export const gap = ' ';
export const anything = '*';
const enough = 4;

const parts = /\\.|\[[^\]]*\]|\(\?<?[!=]|\(|\)|\||[\s\S]/g;

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

/** How a match of one alternative of a phrase may begin. A match ends where a word ends. */
export function wordStartsOf(alternative: string): ReadonlySet<string> {
  return new Set([...beginningsOf(alternative)].map((start) => (isOpen(start) ? `${start}${gap}` : start)));
}

/** What a phrase must begin with, one of these, to be found where a word of the text begins. */
export function startsAt(word: string): readonly string[] {
  const exact = word.length < enough ? `${word}${gap}` : word.slice(0, enough);
  const known = Array.from({ length: Math.min(word.length, enough - 1) }, (_, index) => index + 1);
  return [exact, ...known.map((length) => `${word.slice(0, length)}${anything}`)];
}

/** As `wordStartsOf`, shorter ones included, for what follows may come next. */
function beginningsOf(alternative: string): ReadonlySet<string> {
  let starts = new Set(['']);
  for (let rest = alternative; rest !== '' && [...starts].some(isOpen);) {
    const { beginnings, length } = elementAt(rest);
    starts = new Set(
      [...starts].flatMap((start) =>
        isOpen(start) ? [...beginnings].map((next) => `${start}${next}`.slice(0, enough)) : [start],
      ),
    );
    rest = rest.slice(length);
  }
  return starts;
}

function isOpen(start: string): boolean {
  return start.length < enough && !start.endsWith(anything) && !start.endsWith(gap);
}

/** How the first element of a sequence may begin, and how many characters of the phrase it takes. */
function elementAt(sequence: string): { beginnings: ReadonlySet<string>; length: number } {
  const first = sequence.match(parts)?.[0] ?? '';
  const inside = first.startsWith('(') ? groupAt(sequence) : undefined;
  const length = inside === undefined ? first.length : inside.length + 2;
  const beginnings = inside === undefined ? characterBeginnings(first) : groupBeginnings(first, inside);
  const quantifier = /^(?:[?*+]|\{\d+,?\d*\})/.exec(sequence.slice(length))?.[0] ?? '';
  const repeated = /^(?:\?|)$/.test(quantifier) ? [...beginnings] : [...beginnings].map(leftOpen);
  const isOptional = /^(?:[?*]|\{0)/.test(quantifier);
  return { beginnings: new Set(isOptional ? ['', ...repeated] : repeated), length: length + quantifier.length };
}

function leftOpen(beginning: string): string {
  return isOpen(beginning) ? `${beginning}${anything}` : beginning;
}

function groupBeginnings(bracket: string, inside: string): ReadonlySet<string> {
  // A look-around takes no text.
  if (bracket !== '(') return new Set(['']);
  return new Set(alternativesOf(inside).flatMap((alternative) => [...beginningsOf(alternative)]));
}

function characterBeginnings(character: string): ReadonlySet<string> {
  if (character === ' ') return new Set([gap]);
  if (/^[0-9a-zа-џґ]$/.test(character)) return new Set([character]);
  if (/^['",:(–-]$/.test(character)) return new Set([gap]);
  const letters = /^\[([0-9a-zа-џґ-]+)\]$/.exec(character)?.[1];
  return new Set(letters === undefined ? [anything] : lettersOf(letters));
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
  const opening = sequence.match(parts)?.[0] ?? '';
  let depth = 0;
  for (const { 0: part, index } of sequence.matchAll(parts)) {
    if (part.startsWith('(')) depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) return sequence.slice(1, index);
  }
  throw new Error(`unclosed bracket ${opening} in ${sequence}`);
}
