/** Whether a text contains every word of a query, in any order; the empty query matches every text. */
export function isFoundIn(text: string, query: string): boolean {
  const held = text.toLocaleLowerCase();
  return wordsOf(query).every((word) => held.includes(word));
}

/** The entries that match the query, those that begin with it first; otherwise in the given order. */
export function matching<Entry extends { readonly label: string }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const [first = ''] = wordsOf(query);
  const begins = ({ label }: Entry): number => Number(!label.toLocaleLowerCase().startsWith(first));
  return entries.filter(({ label }) => isFoundIn(label, query)).toSorted((one, other) => begins(one) - begins(other));
}

function wordsOf(query: string): readonly string[] {
  return query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}
