import type { Candidate } from '#contracts/hiring/candidates.ts';

/** Ids of candidates who share their name with another one in the list, ignoring case and spacing. */
export function sharedNames(candidates: readonly Pick<Candidate, 'id' | 'name'>[]): ReadonlySet<string> {
  const byName = Map.groupBy(candidates, ({ name }) => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase());
  return new Set([...byName.values()].filter((same) => same.length > 1).flatMap((same) => same.map(({ id }) => id)));
}
