import type { FoundRequirement } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';

/** With a requirement taken out, or put back. What the text says no longer is left behind with it. */
export function turned(
  text: string,
  notChecked: readonly string[],
  found: readonly Pick<FoundRequirement, 'text'>[],
): string[] {
  if (notChecked.includes(text)) return notChecked.filter((other) => other !== text);
  const known = notChecked.filter((other) => found.some((one) => one.text === other));
  return [...known, text].slice(-limits.position.notChecked);
}
