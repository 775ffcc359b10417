import { alternativesOf, anything, gap as betweenWords, startsAt, wordStartsOf } from './word-starts.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

// Letters and digits of normalised English and Ukrainian text. `\p{L}` would be equivalent, but expands to hundreds of
// ranges in each of many unrolled repetitions: V8 then takes ten seconds to compile the rules instead of a fraction of
// one.
const letters = '0-9a-zа-џґ';
const word = `[${letters}]+`;
/** The gap between two words: spaces and light punctuation, never as long as a masked look-alike. */
const gap = `(?:[^${letters}]{1,4})`;

/** Upper limit of the cache of word beginnings: texts may contain any letters. */
const mostWordStarts = 10_000;

/**
 * Phrases in the small pattern language of the rules, matched against normalised text. In a phrase a space stands for
 * any gap between words, `~` for any word ending, `_` for any one word; groups do not capture; the rest is a regular
 * expression.
 *
 * Words and gaps share no characters and every repetition is bounded by a clause, so matching takes time proportional
 * to the text. `\b` handles only ASCII, hence the look-arounds.
 *
 * Trying thousands of alternatives at every word would take most of the time of a check. They are indexed by the
 * letters they can begin with, so a word is compared only with alternatives for its own letters.
 */
export class Phrases {
  readonly #sources: readonly string[];
  /** by beginning: indexes into `#sources` */
  readonly #byStart = new Map<string, number[]>();
  /** by the beginnings that a word shares with alternatives, of which there are only so many combinations */
  readonly #compiled = new Map<string, RegExp>();
  /** its index in `WordBeginning.expressions` */
  readonly #place: number;
  /** alternatives that may begin with anything, including a gap or the start of the clause */
  readonly #others: RegExp | undefined;

  constructor(phrases: readonly string[]) {
    this.#place = placesTaken;
    placesTaken += 1;
    const all = phrases.flatMap(alternativesOf).map((alternative) => {
      const starts = wordStartsOf(alternative);
      return {
        source: toExpression(alternative),
        starts,
        isOpen: [...starts].some((start) => start.startsWith(anything) || start.startsWith(betweenWords)),
      };
    });
    const closed = all.filter(({ isOpen }) => !isOpen);
    this.#sources = closed.map(({ source }) => source);
    for (const [index, { starts }] of closed.entries()) {
      for (const start of starts) this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), index]);
    }
    const others = all.filter(({ isOpen }) => isOpen).map(({ source }) => source);
    if (others.length > 0) this.#others = new RegExp(`(?<![${letters}])${either(others)}`, 'g');
  }

  /** The matches in a text, in text order; matches found through the index of beginnings do not overlap each other. */
  spansIn(text: string): readonly Span[] {
    const spans: Span[] = [];
    let end = 0;
    for (const { start, beginning } of wordsOf(text)) {
      if (start < end) continue;
      const expression = this.#at(beginning);
      if (expression === null) continue;
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

  #at({ starts, expressions }: WordBeginning): RegExp | null {
    const known = expressions[this.#place];
    if (known !== undefined) return known;
    const expression = this.#compiledFor(starts) ?? null;
    expressions[this.#place] = expression;
    return expression;
  }

  #compiledFor(starts: readonly string[]): RegExp | undefined {
    const name = starts.filter((start) => this.#byStart.has(start)).join();
    if (name === '') return undefined;
    const known = this.#compiled.get(name);
    if (known !== undefined) return known;
    // In the order they were written: the first alternative that matches wins.
    const indexes = new Set(starts.flatMap((start) => this.#byStart.get(start) ?? []));
    const sources = this.#sources.filter((_, index) => indexes.has(index));
    const expression = new RegExp(either(sources), 'y');
    this.#compiled.set(name, expression);
    return expression;
  }
}

/**
 * A word's beginning, with the expression that each set of phrases tries there: an array lookup instead of a map lookup
 * per set.
 */
interface WordBeginning {
  readonly starts: readonly string[];
  /** by index of the phrase set; `null` if no phrase of the set begins like this */
  readonly expressions: (RegExp | null | undefined)[];
}

let placesTaken = 0;

/** Keyed by the first start, which determines the others. */
const beginnings = new Map<string, WordBeginning>();

function beginningOf(found: string): WordBeginning {
  const starts = startsAt(found);
  const [exact = ''] = starts;
  const known = beginnings.get(exact);
  if (known !== undefined) return known;
  if (beginnings.size >= mostWordStarts) beginnings.clear();
  const beginning = { starts, expressions: [] };
  beginnings.set(exact, beginning);
  return beginning;
}

interface Word {
  readonly start: number;
  readonly beginning: WordBeginning;
}

let lastSearched: { text: string; words: readonly Word[] } = { text: '', words: [] };

/** Cached for the last text, since one clause is searched for many phrase sets in a row. */
function wordsOf(text: string): readonly Word[] {
  if (lastSearched.text !== text) {
    const words = [...text.matchAll(/[0-9a-zа-џґ]+/g)].map(({ 0: found, index }) => ({
      start: index,
      beginning: beginningOf(found),
    }));
    lastSearched = { text, words };
  }
  return lastSearched.words;
}

function either(sources: readonly string[]): string {
  return `(?:${sources.join('|')})(?![${letters}])`;
}

function toExpression(phrase: string): string {
  return (
    boundLookAheads(phrase)
      // A look-behind starts at a word boundary.
      .replaceAll('(?<=(', `(?<=(?<![${letters}])(`)
      .replaceAll(/\\.|\[[^\]]*\]|\((?!\?)/g, (part) => (part === '(' ? '(?:' : part))
      .replaceAll(' ', gap)
      .replaceAll('_', word)
      .replaceAll('~', `[${letters}]*`)
  );
}

/** A look-ahead ends at a word boundary, as a phrase does. */
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
  // Escaped characters and character classes are single tokens.
  for (const { 0: part, index } of phrase.matchAll(/\\.|\[[^\]]*\]|[()]/g)) {
    if (index < opening) continue;
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ')' && depth === 0) return index;
  }
  throw new Error(`unclosed look-ahead in ${phrase}`);
}
