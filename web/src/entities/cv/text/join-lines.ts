/** A line that is shorter did not end because the page was full. */
const fullLine = 40;

/**
 * A page's text with the line breaks of its layout taken out of the middle of sentences, for a narrower place: a full
 * line that goes on in lower case. A break becomes a space, so that every offset stays true.
 */
export function joinLines(text: string): string {
  return text.replace(/\n(?=\p{Ll})/gu, (lineBreak, at: number) => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimEnd();
    return line.length >= fullLine && !/[.!?:;]$/u.test(line) ? ' ' : lineBreak;
  });
}
