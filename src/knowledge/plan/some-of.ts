/** The items that match, or all of them if none does: for a part that must not be empty. */
export function someOf<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
  const meant = items.filter(isMeant);
  return meant.length > 0 ? meant : [...items];
}
