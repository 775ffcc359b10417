/** Keys whose value is free-form. */
const free = new Set(['metadata']);

/**
 * Differences between the shapes of two responses: a key missing from one of them, or another type. Null matches any
 * type; each entry of a list is compared with the first entry of the other.
 */
export function shapeDifferences(ours: unknown, theirs: unknown, at = ''): string[] {
  if (ours === null || theirs === null) return [];
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    if (theirs.length === 0) return [];
    return [...new Set(ours.flatMap((each) => shapeDifferences(each, theirs[0], `${at}[]`)))];
  }
  if (typeof ours !== typeof theirs || Array.isArray(ours) !== Array.isArray(theirs)) {
    return [`${at} is ${kindOf(ours)}, not ${kindOf(theirs)}`];
  }
  if (typeof ours !== 'object' || typeof theirs !== 'object') return [];
  const [own, other] = [Object.entries(ours), Object.entries(theirs)];
  const names = new Set([...own, ...other].map(([name]) => name));
  return [...names].flatMap((name) => {
    const path = `${at}.${name}`;
    const mine = own.find(([each]) => each === name);
    const its = other.find(([each]) => each === name);
    if (mine === undefined) return [`${path} is missing`];
    if (its === undefined) return [`${path} is unknown`];
    return free.has(name) ? [] : shapeDifferences(mine[1], its[1], path);
  });
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : typeof value;
}
