/** Properties of Stripe's objects that are never used here: null, as in Stripe's responses. */
export function nulls(...names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
