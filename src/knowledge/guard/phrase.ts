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
    phrase
      .replaceAll(/\((?!\?)/g, '(?:')
      .replaceAll(' ', gap)
      .replaceAll('_', word)
      .replaceAll('~', `[${letters}]*`),
  );
  return new RegExp(`(?<![${letters}])(?:${alternatives.join('|')})(?![${letters}])`, 'g');
}
