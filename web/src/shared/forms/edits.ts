/** The fields of `values` that differ from `base`. */
export function editsOf<V extends object>(base: V, values: V): Partial<V> {
  const edits: Partial<V> = {};
  for (const name of fieldsOf(values)) if (!same(base[name], values[name])) edits[name] = values[name];
  return edits;
}

export interface MergeResult<V> {
  /** the newer version with this side's changes applied */
  readonly values: V;
  /** fields that both sides changed, to different values */
  readonly both: readonly (keyof V)[];
}

/** Three-way merge of a form: `mine` (entered here) and `theirs` (saved elsewhere) both start from `base`. */
export function mergeEdits<V extends object>(base: V, mine: V, theirs: V): MergeResult<V> {
  const edits = editsOf(base, mine);
  const saved = editsOf(base, theirs);
  const both = fieldsOf(mine).filter((name) => name in edits && name in saved && !same(mine[name], theirs[name]));
  return { values: { ...theirs, ...edits }, both };
}

function fieldsOf<V extends object>(values: V): (keyof V)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form's values have exactly the keys of their type
  return Object.keys(values) as (keyof V)[];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
