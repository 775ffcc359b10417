import { alternativesOf, anything, gap as betweenWords, startsAt, wordStartsOf } from './word-starts.ts';

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

/** Texts may hold any letters; what is kept of them is bounded. */
const mostWordStarts = 10_000;

/**
 * Phrases of the rules' small language, to be found in normalised text. In a phrase a space stands for any gap between
 * words, `~` for any word ending, `_` for one word of any kind; groups do not capture; the rest is a regular expression.
 *
 * Words and gaps share no character and every repetition is bounded by a clause, so matching takes time in
 * proportion to the text. `\b` knows only ASCII, hence the look-arounds.
 *
 * Thousands of alternatives tried at every word would take most of the time of a check. They are sorted by the letters
 * they can begin with, so that a word is compared with those of its own letters only.
 */
export class Phrases {
  readonly #sources: readonly string[];
  /** by start: places in `#sources` */
  readonly #byStart = new Map<string, number[]>();
  /** by the starts that a word shares with alternatives, of which there are only so many */
  readonly #compiled = new Map<string, RegExp>();
  /** its place in `WordBeginning.expressions` */
  readonly #place: number;
  /** those that may begin with anything, a gap or the start of the clause among them */
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

  /** Where they stand in a text, in its order; no two found by their first letters overlap. */
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
    // In the order they were written in: the first that matches is the one that is found.
    const indexes = new Set(starts.flatMap((start) => this.#byStart.get(start) ?? []));
    const sources = this.#sources.filter((_, index) => indexes.has(index));
    const expression = new RegExp(either(sources), 'y');
    this.#compiled.set(name, expression);
    return expression;
  }
}

/** How a word begins, with what each set of phrases looks for there: a look into an array, not into a map for each set. */
interface WordBeginning {
  readonly starts: readonly string[];
  /** by the place of the set; `null` where nothing of it begins so */
  readonly expressions: (RegExp | null | undefined)[];
}

let placesTaken = 0;

/** By the first start, which says how long the word is and so which the others are. */
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

/** One clause is searched for many phrases in a row. */
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
