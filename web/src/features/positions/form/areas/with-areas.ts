import { distinctAreas } from '#contracts/hiring/focus-areas.ts';
import { limits } from '#contracts/limits.ts';

const between = /[,;\n]/;

/** The focus areas with what is typed after them, each once and no more than a position may have. */
export function withAreas(areas: readonly string[], typed: string): string[] {
  let all = distinctAreas(areas);
  for (const area of typed.split(between).map((part) => part.trim())) {
    if (area !== '' && all.length < limits.position.focusAreas) all = distinctAreas([...all, area]);
  }
  return all;
}

/** What is typed, parted at the last sign that ends an area: what is done, and what is still being written. */
export function partedAreas(typed: string): { readonly done: string; readonly open: string } {
  const parts = typed.split(between);
  const open = parts.pop() ?? '';
  return { done: parts.join('\n'), open };
}
