import { distinctAreas } from '#contracts/hiring/focus-areas.ts';
import { limits } from '#contracts/limits.ts';

const between = /[,;\n]/;

/** The focus areas plus those in the typed text, without duplicates, up to the maximum. */
export function withAreas(areas: readonly string[], typed: string): string[] {
  let all = distinctAreas(areas);
  for (const area of typed.split(between).map((part) => part.trim())) {
    if (area !== '' && all.length < limits.position.focusAreas) all = distinctAreas([...all, area]);
  }
  return all;
}

/** Splits typed text at the last separator: completed areas, and the one still being typed. */
export function partedAreas(typed: string): { readonly done: string; readonly open: string } {
  const parts = typed.split(between);
  const open = parts.pop() ?? '';
  return { done: parts.join('\n'), open };
}
