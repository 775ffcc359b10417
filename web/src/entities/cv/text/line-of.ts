/** The line, as a reader counts them (empty ones left out), that holds a character of a page's text. */
export function lineOf(pageText: string, at: number): number {
  const before = pageText.slice(0, at).split('\n');
  const opened = before.slice(0, -1).filter((line) => line.trim() !== '').length;
  return opened + 1;
}
