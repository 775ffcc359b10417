// Beginnings of phrase matches: the first letters or digits, followed by `gap` if the word ends before there are enough
// of them, or by `anything` if the phrase leaves the rest open.
export const gap = ' ';
export const anything = '*';
const enough = 4;

const parts = /\\.|\[[^\]]*\]|\(\?<?[!=]|\(|\)|\||[\s\S]/g;

/** The top-level alternatives of a phrase, outside any group. */
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

/** The possible beginnings of a match of one alternative. A match ends where a word ends. */
export function wordStartsOf(alternative: string): ReadonlySet<string> {
  return new Set([...beginningsOf(alternative)].map((start) => (isOpen(start) ? `${start}${gap}` : start)));
}

/** The beginnings under which the phrases that can match at this word are indexed. */
export function startsAt(word: string): readonly string[] {
  const exact = word.length < enough ? `${word}${gap}` : word.slice(0, enough);
  const known = Array.from({ length: Math.min(word.length, enough - 1) }, (_, index) => index + 1);
  return [exact, ...known.map((length) => `${word.slice(0, length)}${anything}`)];
}

/** Like `wordStartsOf`, but includes shorter beginnings, since more of the phrase may follow. */
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

/** The possible beginnings of the first element of a sequence, and the element's length in the phrase. */
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
  // A look-around consumes no text.
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

/** The characters of a class such as `ae` or `2-9`. */
function lettersOf(characters: string): readonly string[] {
  return [...characters.matchAll(/(.)-(.)|./g)].flatMap(([one, from, to]) => {
    if (from === undefined || to === undefined) return [one];
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, step) => String.fromCharCode(first + step));
  });
}

/** The content of the group that a sequence begins with, without its brackets. */
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
