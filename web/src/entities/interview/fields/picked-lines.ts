import type { NoteLine } from '#contracts/interviewing/open-points.ts';
import { limits } from '#contracts/limits.ts';

/** The picked lines that the note still contains; null, so that the rules read it again, if it lost all of them. */
export function keptLines(picked: readonly string[] | null, note: string): string[] | null {
  const kept = picked?.filter((line) => note.includes(line)) ?? null;
  return note.trim() === '' || (kept?.length === 0 && picked?.length !== 0) ? null : kept;
}

export interface ShownLine {
  readonly text: string;
  readonly isTicked: boolean;
  /** no more lines can be picked */
  readonly isFull: boolean;
}

/** The lines to tick, in the order of the note, including picked ones that the rules divide differently by now. */
export function shownLines(read: readonly NoteLine[], picked: readonly string[] | null, note: string): ShownLine[] {
  const current = read.filter(({ text }) => note.includes(text));
  const kept = keptLines(picked, note);
  const others = (kept ?? []).filter((line) => current.every(({ text }) => text !== line));
  const lines = [...current, ...others.map((text) => ({ text, isOpen: false }))];
  const isFull = kept !== null && kept.length >= limits.interview.openPoints;
  return lines
    .toSorted((one, other) => note.indexOf(one.text) - note.indexOf(other.text))
    .map(({ text, isOpen }) => {
      const isTicked = kept?.includes(text) ?? isOpen;
      return { text, isTicked, isFull: isFull && !isTicked };
    });
}

/** What is picked once a line is ticked or unticked. */
export function turnedLine(line: string, shown: readonly ShownLine[]): string[] {
  return shown
    .filter(({ text, isTicked }) => (text === line ? !isTicked : isTicked))
    .map(({ text }) => text)
    .slice(0, limits.interview.openPoints);
}
