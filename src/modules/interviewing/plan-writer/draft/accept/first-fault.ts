/** A rule with whether it is kept. */
type Kept = readonly [rule: string, isKept: boolean];

/** The first rule that is broken: a model is told what is wrong with its item, and not what may be. */
export function firstFault(rules: readonly Kept[]): string | undefined {
  return rules.find(([, isKept]) => !isKept)?.[0];
}
