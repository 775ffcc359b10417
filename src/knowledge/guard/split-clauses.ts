export interface Clause {
  readonly start: number;
  readonly text: string;
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
    pushPieces(clauses, text, start, stop.index);
    start = stop.index + 1;
  }
  pushPieces(clauses, text, start, text.length);
  return clauses;
}

function pushPieces(clauses: Clause[], text: string, from: number, to: number): void {
  let start = from;
  while (to - start > longestClause) {
    const space = text.lastIndexOf(' ', start + longestClause);
    const end = space > start ? space : start + longestClause;
    clauses.push({ start, text: text.slice(start, end) });
    start = end;
  }
  if (start < to) clauses.push({ start, text: text.slice(start, to) });
}
