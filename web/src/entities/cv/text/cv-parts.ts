/** A quoted slice of one page, and the question it is quoted by, if any. */
export interface CvMark {
  readonly start: number;
  readonly end: number;
  readonly question?: number;
}

export interface CvPart {
  readonly start: number;
  readonly text: string;
  /** plain text, or marked, or marked for the question that is selected */
  readonly kind: 'plain' | 'quoted' | 'selected';
  /** numbers of the questions that quote it; those of one line are together at its first part */
  readonly questions: readonly number[];
}

/** A page's text cut at its quotes, so that each can be marked; overlapping quotes join. */
export function cvParts(text: string, marks: readonly CvMark[], selected: number | undefined): readonly CvPart[] {
  const parts: CvPart[] = [];
  let at = 0;
  const plainUpTo = (end: number): void => {
    if (end > at) parts.push({ kind: 'plain', start: at, text: text.slice(at, end), questions: [] });
  };
  for (const { start, end, questions } of joined(marks)) {
    plainUpTo(start);
    const kind = selected !== undefined && questions.includes(selected) ? 'selected' : 'quoted';
    parts.push({ kind, start, text: text.slice(start, end), questions });
    at = end;
  }
  plainUpTo(text.length);
  return onceALine(text, parts);
}

interface Joined {
  readonly start: number;
  readonly end: number;
  readonly questions: readonly number[];
}

function joined(marks: readonly CvMark[]): readonly Joined[] {
  const result: Joined[] = [];
  for (const { start, end, question } of marks.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const questions = question === undefined ? [] : [question];
    if (last === undefined || start >= last.end) result.push({ start, end, questions });
    else {
      result[result.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        questions: [...new Set([...last.questions, ...questions])],
      };
    }
  }
  return result;
}

/** Numbers are in the margin, where two of one line would overlap: the first part of a line has them all. */
function onceALine(text: string, parts: readonly CvPart[]): readonly CvPart[] {
  const lineStart = (at: number) => text.lastIndexOf('\n', at - 1);
  const first = new Map<number, number>();
  for (const { start, questions } of parts) {
    if (questions.length > 0 && !first.has(lineStart(start))) first.set(lineStart(start), start);
  }
  return parts.map((part) => {
    if (part.questions.length === 0) return part;
    const line = lineStart(part.start);
    if (first.get(line) !== part.start) return { ...part, questions: [] };
    const all = parts.flatMap(({ start, questions }) => (lineStart(start) === line ? questions : []));
    return { ...part, questions: [...new Set(all)] };
  });
}
