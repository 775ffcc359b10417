/** The part of a line's words that a text names if nobody needs to read the line beside it. */
const nearlyAll = 0.8;

/**
 * Whether a text already names nearly all words of a line, so that quoting the line beside it would say the same twice.
 */
export function saysLine(text: string, line: string): boolean {
  const [said, words] = [stemsOf(text), stemsOf(line)];
  const isSaid = (word: string) => said.some((other) => other.startsWith(word) || word.startsWith(other));
  return words.length > 0 && words.filter(isSaid).length >= words.length * nearlyAll;
}

/** Figures and the beginnings of words: endings vary, most of all in Ukrainian. */
function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 3 || /\d/u.test(word)).map((word) => word.slice(0, 5)))];
}
