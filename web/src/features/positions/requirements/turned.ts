import type { FoundRequirement } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';

/** Toggles a requirement. When deselecting, also drops entries that the text no longer contains. */
export function turned(
  text: string,
  notChecked: readonly string[],
  found: readonly Pick<FoundRequirement, 'text'>[],
): string[] {
  if (notChecked.includes(text)) return notChecked.filter((other) => other !== text);
  const known = notChecked.filter((other) => found.some((one) => one.text === other));
  return [...known, text].slice(-limits.position.notChecked);
}
