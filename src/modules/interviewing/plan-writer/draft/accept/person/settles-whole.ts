import type { Language } from '#contracts/common.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { isNamedIn, namesIn } from './is-founded.ts';

/**
 * Whether a point covers everything a requirement names. For "BLS and ACLS", a point about only one of them leaves the
 * other unchecked, so the requirement is kept as well; for "NEBOSH or IOSH", one is enough, or "the certificate" if that
 * is what both are.
 */
export function settlesWhole(point: string, requirement: string, language: Language): boolean {
  const choices = requirement.split(/,?\s(?:or|або|чи)\s/u).map((choice) =>
    choice
      .split(/[,;&+]|\s(?:and|та|і|й)\s/u)
      .map((part) => namesIn(part, language))
      .filter((names) => names.length > 0),
  );
  const isNamed = (names: readonly string[]) => names.some((name) => isNamedIn(name, point));
  if (choices.flat().length < 2 || choices.some((named) => named.length > 0 && named.every(isNamed))) return true;
  const told = wordStems(point);
  const isOneOrOther = choices.every((named) => named.length < 2);
  return isOneOrOther && [...wordStems(requirement)].some((stem) => stem.length > 4 && told.has(stem));
}
