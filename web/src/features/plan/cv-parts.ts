export interface Slice {
  readonly start: number;
  readonly end: number;
}

export interface CvPart extends Slice {
  readonly kind: 'plain' | 'quoted' | 'selected';
  readonly text: string;
}

/** A page's text cut at its quotes, so that each can be marked; overlapping quotes join, the selected ones win. */
export function cvParts(text: string, quotes: readonly Slice[], selected: readonly Slice[]): readonly CvPart[] {
  const parts: CvPart[] = [];
  let at = 0;
  const kindOf = (slice: Slice) =>
    selected.some((one) => one.start < slice.end && slice.start < one.end) ? 'selected' : 'quoted';
  for (const slice of joined([...quotes])) {
    if (slice.start > at) parts.push({ kind: 'plain', start: at, end: slice.start, text: text.slice(at, slice.start) });
    parts.push({ ...slice, kind: kindOf(slice), text: text.slice(slice.start, slice.end) });
    at = slice.end;
  }
  if (at < text.length) parts.push({ kind: 'plain', start: at, end: text.length, text: text.slice(at) });
  return parts;
}

function joined(slices: readonly Slice[]): readonly Slice[] {
  const result: Slice[] = [];
  for (const slice of slices.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || slice.start >= last.end) result.push({ start: slice.start, end: slice.end });
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, slice.end) };
  }
  return result;
}
