interface Placed<Name> {
  readonly name: Name;
  /** from the upper edge of the window */
  readonly top: number;
}

/**
 * Where a reader is: the part that has begun last above the line. At the end of the page, where the last parts cannot
 * come up to the line, the one that was gone to, else the last. Library spies mark the nearest heading, which in the
 * second half of a long part is the next one's.
 */
export function partAt<Name>(
  parts: readonly Placed<Name>[],
  line: number,
  end: { readonly isReached: boolean; readonly goneTo: Name | undefined },
): Name | undefined {
  if (end.isReached) return parts.find(({ name }) => name === end.goneTo)?.name ?? parts.at(-1)?.name;
  return (parts.findLast(({ top }) => top <= line) ?? parts[0])?.name;
}
