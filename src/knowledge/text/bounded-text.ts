/**
 * The longest run of characters that are neither letters nor digits: a ruled line, or the dots before a page number.
 */
const longestRun = 80;
/** A longer line is a paragraph, which is read sentence by sentence anyway. */
const longestLine = 2_000;

const tooLongRun = new RegExp(String.raw`([^\p{L}\p{N}\p{M}\n]{${String(longestRun)}})[^\p{L}\p{N}\p{M}\n]+`, 'gu');

/**
 * The text with runs of whitespace and punctuation, and lines, cut to the length that people write, because a pattern
 * that restarts at every character of a run or a line takes quadratic time. A line is broken at the end of a sentence
 * or a word.
 */
export function boundedText(text: string): string {
  return text
    .replace(tooLongRun, '$1')
    .split('\n')
    .map((line) => (line.length > longestLine ? piecesOf(line).join('\n') : line))
    .join('\n');
}

function piecesOf(line: string): readonly string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > longestLine) {
    const end = endIn(rest.slice(0, longestLine));
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** Where to break a line, given its beginning; never inside a surrogate pair. */
function endIn(beginning: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => beginning.lastIndexOf(end))) + 1;
  if (sentence > 0) return sentence;
  const word = beginning.lastIndexOf(' ');
  if (word > 0) return word;
  return beginning.isWellFormed() ? beginning.length : beginning.length - 1;
}
