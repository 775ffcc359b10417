import type { Language } from '#contracts/common.ts';
import { isNamedIn, namesIn } from './is-founded.ts';

/**
 * Whether a point asks about all that a requirement names. Of "BLS and ACLS" a point about one of the two leaves the other
 * to be ticked, so the requirement stays beside it.
 */
export function settlesWhole(point: string, requirement: string, language: Language): boolean {
  const named = requirement
    .split(/[,;&+]|\s(?:and|та|і|й)\s/u)
    .map((part) => namesIn(part, language))
    .filter((names) => names.length > 0);
  return named.length < 2 || named.every((names) => names.some((name) => isNamedIn(name, point)));
}
