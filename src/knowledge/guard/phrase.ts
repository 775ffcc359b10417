// Letters and digits of normalised English and Ukrainian text. `\p{L}` would say the same, but as hundreds of ranges
// in each of many unrolled repetitions: V8 then needs ten seconds to compile the rules instead of a fraction of one.
const letters = '0-9a-zа-џґ';
const word = `[${letters}]+`;
/** Between two words: spaces and light punctuation, but never as much as a masked look-alike leaves behind. */
const gap = `(?:[^${letters}]{1,4})`;

/**
 * Compiles phrases of the rules' small language into one expression over normalised text. In a phrase
 * a space stands for any gap between words, `~` for any word ending, `_` for one word of any kind;
 * groups do not capture; the rest is a regular expression.
 *
 * Words and gaps share no character and every repetition is bounded by a clause, so matching takes time in
 * proportion to the text. `\b` knows only ASCII, hence the look-arounds.
 */
export function compilePhrases(phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) =>
    boundLookAheads(phrase)
      // A look-behind starts with a whole word.
      .replaceAll('(?<=(', `(?<=(?<![${letters}])(`)
      .replaceAll(/\\.|\[[^\]]*\]|\((?!\?)/g, (part) => (part === '(' ? '(?:' : part))
      .replaceAll(' ', gap)
      .replaceAll('_', word)
      .replaceAll('~', `[${letters}]*`),
  );
  return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'g');
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
