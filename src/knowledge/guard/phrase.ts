import { alternativesOf, firstLettersOf } from './first-letters.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

// Letters and digits of normalised English and Ukrainian text. `\p{L}` would say the same, but as hundreds of ranges
// in each of many unrolled repetitions: V8 then needs ten seconds to compile the rules instead of a fraction of one.
const letters = '0-9a-zа-џґ';
const word = `[${letters}]+`;
/** Between two words: spaces and light punctuation, but never as much as a masked look-alike leaves behind. */
const gap = `(?:[^${letters}]{1,4})`;

/**
 * Phrases of the rules' small language, to be found in normalised text. In a phrase a space stands for any gap between
 * words, `~` for any word ending, `_` for one word of any kind; groups do not capture; the rest is a regular expression.
 *
 * Words and gaps share no character and every repetition is bounded by a clause, so matching takes time in
 * proportion to the text. `\b` knows only ASCII, hence the look-arounds.
 *
 * Thousands of alternatives tried at every word would take most of the time of a check. They are sorted by the letters
 * they can begin with, so that a word is compared with those of its own letter only.
 */
export class Phrases {
  readonly #byLetter = new Map<string, string[]>();
  readonly #compiled = new Map<string, RegExp>();
  /** those that may begin with anything, a gap or the start of the clause among them */
  readonly #others: RegExp | undefined;

  constructor(phrases: readonly string[]) {
    const others: string[] = [];
    for (const alternative of phrases.flatMap(alternativesOf)) {
      const source = toExpression(alternative);
      const letters = firstLettersOf(alternative);
      if (letters === undefined) others.push(source);
      for (const letter of letters ?? []) {
        const known = this.#byLetter.get(letter);
        if (known === undefined) this.#byLetter.set(letter, [source]);
        else known.push(source);
      }
    }
    if (others.length > 0) this.#others = new RegExp(`(?<![${letters}])${either(others)}`, 'g');
  }

  /** Where they stand in a text, in its order; no two found by the same letter overlap. */
  spansIn(text: string): readonly Span[] {
    const spans: Span[] = [];
    let end = 0;
    for (const start of wordStartsOf(text)) {
      if (start < end) continue;
      const expression = this.#at(text.charAt(start));
      if (expression === undefined) continue;
      expression.lastIndex = start;
      if (!expression.test(text)) continue;
      end = expression.lastIndex;
      spans.push({ start, end });
    }
    if (this.#others === undefined) return spans;
    for (const { 0: found, index } of text.matchAll(this.#others)) {
      spans.push({ start: index, end: index + found.length });
    }
    return spans.toSorted((a, b) => a.start - b.start);
  }

  #at(letter: string): RegExp | undefined {
    const known = this.#compiled.get(letter);
    if (known !== undefined) return known;
    const sources = this.#byLetter.get(letter);
    if (sources === undefined) return undefined;
    const expression = new RegExp(either(sources), 'y');
    this.#compiled.set(letter, expression);
    return expression;
  }
}

let startsOfLast: { text: string; starts: readonly number[] } = { text: '', starts: [] };

/** One clause is searched for many phrases in a row. */
function wordStartsOf(text: string): readonly number[] {
  if (startsOfLast.text !== text) {
    startsOfLast = { text, starts: [...text.matchAll(/[0-9a-zа-џґ]+/g)].map(({ index }) => index) };
  }
  return startsOfLast.starts;
}

function either(sources: readonly string[]): string {
  return `(?:${sources.join('|')})(?![${letters}])`;
}

function toExpression(phrase: string): string {
  return (
    boundLookAheads(phrase)
      // A look-behind starts with a whole word.
      .replaceAll('(?<=(', `(?<=(?<![${letters}])(`)
      .replaceAll(/\\.|\[[^\]]*\]|\((?!\?)/g, (part) => (part === '(' ? '(?:' : part))
      .replaceAll(' ', gap)
      .replaceAll('_', word)
      .replaceAll('~', `[${letters}]*`)
  );
}

/** A look-ahead ends with a whole word, as a phrase does. */
function boundLookAheads(phrase: string): string {
  let bound = phrase;
  for (let at = bound.lastIndexOf('(?='); at !== -1; at = at === 0 ? -1 : bound.lastIndexOf('(?=', at - 1)) {
    const end = closingBracket(bound, at);
    bound = `${bound.slice(0, at)}(?=(?:${bound.slice(at + 3, end)})(?![${letters}]))${bound.slice(end + 1)}`;
  }
  return bound;
}

function closingBracket(phrase: string, opening: number): number {
  let depth = 0;
  // Escaped characters and classes are read as one.
  for (const { 0: part, index } of phrase.matchAll(/\\.|\[[^\]]*\]|[()]/g)) {
    if (index < opening) continue;
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ')' && depth === 0) return index;
  }
  throw new Error(`unclosed look-ahead in ${phrase}`);
}
