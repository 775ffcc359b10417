interface Placed<Name> {
  readonly name: Name;
  /** distance from the top of the viewport */
  readonly top: number;
}

/**
 * The part being read: the last one that begins above the line. At the end of the page, where the last parts cannot
 * reach the line, the one just navigated to, or else the last one. Scroll-spy libraries choose the nearest heading,
 * which in the second half of a long part is that of the next one.
 */
export function partAt<Name>(
  parts: readonly Placed<Name>[],
  line: number,
  end: { readonly isReached: boolean; readonly goneTo: Name | undefined },
): Name | undefined {
  if (end.isReached) return parts.find(({ name }) => name === end.goneTo)?.name ?? parts.at(-1)?.name;
  return (parts.findLast(({ top }) => top <= line) ?? parts[0])?.name;
}
