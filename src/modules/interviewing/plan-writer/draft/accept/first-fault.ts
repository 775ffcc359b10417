/** A rule and whether it is satisfied. */
type Kept = readonly [rule: string, isKept: boolean];

/** The first rule that is broken; a model is given only one reason per item. */
export function firstFault(rules: readonly Kept[]): string | undefined {
  return rules.find(([, isKept]) => !isKept)?.[0];
}
