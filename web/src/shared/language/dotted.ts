/** Facts in one line, parted by dots. A dot never begins a line: it belongs to what stands before it. */
export function dotted(facts: readonly string[]): string {
  return facts.join('\u00a0· ');
}
