import { limits } from '#contracts/limits.ts';

const between = /[,;\n]/;

/** The focus areas with what is typed after them, each once and no more than a position may have. */
export function withAreas(areas: readonly string[], typed: string): string[] {
  const all = [...areas];
  for (const area of typed.split(between).map((part) => part.trim())) {
    const isNew = !all.some((one) => one.toLocaleLowerCase() === area.toLocaleLowerCase());
    if (area !== '' && isNew && all.length < limits.position.focusAreas) all.push(area);
  }
  return all;
}

/** What is typed, parted at the last sign that ends an area: what is done, and what is still being written. */
export function partedAreas(typed: string): { readonly done: string; readonly open: string } {
  const parts = typed.split(between);
  const open = parts.pop() ?? '';
  return { done: parts.join('\n'), open };
}
