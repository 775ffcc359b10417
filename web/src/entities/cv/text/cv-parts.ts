/**
 * A quoted range of one page, with an optional number for the margin: of the question that quotes it, or of its line.
 */
export interface CvMark {
  readonly start: number;
  readonly end: number;
  readonly number?: number;
}

export interface CvPart {
  readonly start: number;
  readonly text: string;
  /** plain text, quoted text, or text quoted by the selected question */
  readonly kind: 'plain' | 'quoted' | 'selected';
  /** numbers in the margin; all numbers of a line are on its first part */
  readonly numbers: readonly number[];
}

/** Splits a page's text at its quotes, so that each can be highlighted; overlapping quotes are merged. */
export function cvParts(text: string, marks: readonly CvMark[], selected: number | undefined): readonly CvPart[] {
  const parts: CvPart[] = [];
  let at = 0;
  const plainUpTo = (end: number): void => {
    if (end > at) parts.push({ kind: 'plain', start: at, text: text.slice(at, end), numbers: [] });
  };
  for (const { start, end, numbers } of joined(marks)) {
    plainUpTo(start);
    const kind = selected !== undefined && numbers.includes(selected) ? 'selected' : 'quoted';
    parts.push({ kind, start, text: text.slice(start, end), numbers });
    at = end;
  }
  plainUpTo(text.length);
  return onceALine(text, parts);
}

interface Joined {
  readonly start: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

function joined(marks: readonly CvMark[]): readonly Joined[] {
  const result: Joined[] = [];
  for (const { start, end, number } of marks.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const numbers = number === undefined ? [] : [number];
    if (last === undefined || start >= last.end) result.push({ start, end, numbers });
    else {
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        numbers: [...new Set([...last.numbers, ...numbers])],
      };
    }
  }
  return result;
}

/** Moves all numbers of a line to its first part, because in the margin they would otherwise overlap. */
function onceALine(text: string, parts: readonly CvPart[]): readonly CvPart[] {
  const lineStart = (at: number) => text.lastIndexOf('\n', at - 1);
  const first = new Map<number, number>();
  for (const { start, numbers } of parts) {
    if (numbers.length > 0 && !first.has(lineStart(start))) first.set(lineStart(start), start);
  }
  return parts.map((part) => {
    if (part.numbers.length === 0) return part;
    const line = lineStart(part.start);
    if (first.get(line) !== part.start) return { ...part, numbers: [] };
    const all = parts.flatMap(({ start, numbers }) => (lineStart(start) === line ? numbers : []));
    return { ...part, numbers: [...new Set(all)] };
  });
}
