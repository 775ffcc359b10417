/** Keys of Stripe's objects that are never used here: null, as they are there. */
export function nulls(...names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
