export interface Clause {
  readonly start: number;
  readonly text: string;
  /** ends in a full stop: nobody is asked */
  readonly isStatement: boolean;
}

const longestClause = 400;

/**
 * Cuts normalised text where one statement ends. Words of two statements are never read as one phrase, and no
 * expression ever sees more than `longestClause` characters at once, which keeps checking linear in the text.
 */
export function splitClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  // A full stop counts before a space, unless it follows a single letter ("U.S. citizen").
  for (const stop of text.matchAll(/[!?;\n]|(?<![^\p{L}]\p{L})\.(?=\s|$)/gu)) {
    pushPieces(clauses, text, { start, end: stop.index, isStatement: stop[0] === '.' });
    start = stop.index + 1;
  }
  pushPieces(clauses, text, { start, end: text.length, isStatement: false });
  return clauses;
}

function pushPieces(
  clauses: Clause[],
  text: string,
  whole: { start: number; end: number; isStatement: boolean },
): void {
  const { end: to, isStatement } = whole;
  let { start } = whole;
  while (to - start > longestClause) {
    const space = text.lastIndexOf(' ', start + longestClause);
    const end = space > start ? space : start + longestClause;
    clauses.push({ start, text: text.slice(start, end), isStatement });
    start = end;
  }
  if (start < to) clauses.push({ start, text: text.slice(start, to), isStatement });
}
