export interface Clause {
  readonly start: number;
  readonly text: string;
  /** ends in a full stop, so it asks nothing */
  readonly isStatement: boolean;
  /** ends in a question mark */
  readonly isQuestion: boolean;
}

/** Consecutive clauses, whose meanings may depend on each other. */
export interface Passage {
  readonly start: number;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

const longestClause = 400;
const longestPassage = 600;

/**
 * Splits normalised text into statements. Words of two statements are never matched as one phrase, and no expression
 * ever sees more than `longestClause` characters at once, which keeps checking linear in the text.
 */
export function splitClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  // A full stop counts only before whitespace or at the end, and not after a single letter ("U.S. citizen").
  for (const stop of text.matchAll(/[!?;\n]|(?<![^\p{L}]\p{L})\.(?=\s|$)/gu)) {
    pushPieces(clauses, text, {
      start,
      end: stop.index,
      isStatement: stop[0] === '.',
      isQuestion: stop[0] === '?',
    });
    start = stop.index + 1;
  }
  pushPieces(clauses, text, { start, end: text.length, isStatement: false, isQuestion: false });
  return clauses;
}

/** Groups the clauses of a line into passages of limited length; the limit has the same reason as that of a clause. */
export function splitPassages(text: string): readonly Passage[] {
  const passages: { start: number; end: number; clauses: Clause[] }[] = [];
  for (const clause of splitClauses(text)) {
    const end = clause.start + clause.text.length;
    const last = passages.at(-1);
    const isNext =
      last !== undefined && end - last.start <= longestPassage && !text.slice(last.end, clause.start).includes('\n');
    if (isNext) {
      last.clauses.push(clause);
      last.end = end;
    } else passages.push({ start: clause.start, end, clauses: [clause] });
  }
  return passages.map(({ start, end, clauses }) => ({ start, text: text.slice(start, end), clauses }));
}

function pushPieces(
  clauses: Clause[],
  text: string,
  whole: { start: number; end: number; isStatement: boolean; isQuestion: boolean },
): void {
  const { end: to, isStatement, isQuestion } = whole;
  let { start } = whole;
  while (to - start > longestClause) {
    const space = text.lastIndexOf(' ', start + longestClause);
    const end = space > start ? space : start + longestClause;
    clauses.push({ start, text: text.slice(start, end), isStatement, isQuestion });
    start = end;
  }
  if (start < to) clauses.push({ start, text: text.slice(start, to), isStatement, isQuestion });
}
