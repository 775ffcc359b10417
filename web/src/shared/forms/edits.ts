/** The fields that differ from what they were. */
export function editsOf<V extends object>(base: V, values: V): Partial<V> {
  const edits: Partial<V> = {};
  for (const name of fieldsOf(values)) if (!same(base[name], values[name])) edits[name] = values[name];
  return edits;
}

export interface MergeResult<V> {
  /** the newer version with this side's changes on top */
  readonly values: V;
  /** what both sides changed, each in another way */
  readonly both: readonly (keyof V)[];
}

/** Three-way merge of a form: what was typed here and what was saved elsewhere, both on top of the same earlier version. */
export function mergeEdits<V extends object>(base: V, mine: V, theirs: V): MergeResult<V> {
  const edits = editsOf(base, mine);
  const saved = editsOf(base, theirs);
  const both = fieldsOf(mine).filter((name) => name in edits && name in saved && !same(mine[name], theirs[name]));
  return { values: { ...theirs, ...edits }, both };
}

function fieldsOf<V extends object>(values: V): (keyof V)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form's values have no other keys than their type
  return Object.keys(values) as (keyof V)[];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
