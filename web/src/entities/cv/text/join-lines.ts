/** Characters; a shorter line did not wrap because of the page width. */
const fullLine = 40;

/**
 * Joins lines that the page layout broke mid-sentence (a full line followed by a lower-case letter), for a narrower
 * view. Each line break becomes a space, so offsets stay valid.
 */
export function joinLines(text: string): string {
  return text.replace(/\n(?=\p{Ll})/gu, (lineBreak, at: number) => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimEnd();
    return line.length >= fullLine && !/[.!?:;]$/u.test(line) ? ' ' : lineBreak;
  });
}
