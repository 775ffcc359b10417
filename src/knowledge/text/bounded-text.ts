/** Of signs that are neither letters nor digits: a ruled line, or the dots that lead to a number. */
const longestRun = 80;
/** A longer line is a paragraph, which is read sentence by sentence anyway. */
const longestLine = 2_000;

const tooLongRun = new RegExp(String.raw`([^\p{L}\p{N}\p{M}\n]{${String(longestRun)}})[^\p{L}\p{N}\p{M}\n]+`, 'gu');

/**
 * A text with no run of blanks and punctuation, and no line, that is longer than people write: the time of a pattern that
 * begins anew at every sign of a run or a line grows with its square. A line is broken where a sentence or a word ends.
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

/** Where a line ends that is cut to this beginning of it; never between the two halves of a sign. */
function endIn(beginning: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map((end) => beginning.lastIndexOf(end))) + 1;
  if (sentence > 0) return sentence;
  const word = beginning.lastIndexOf(' ');
  if (word > 0) return word;
  return beginning.isWellFormed() ? beginning.length : beginning.length - 1;
}
