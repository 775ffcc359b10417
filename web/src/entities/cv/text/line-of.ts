/** The number of the line that contains a character of a page's text, not counting empty lines. */
export function lineOf(pageText: string, at: number): number {
  const before = pageText.slice(0, at).split('\n');
  const opened = before.slice(0, -1).filter((line) => line.trim() !== '').length;
  return opened + 1;
}
