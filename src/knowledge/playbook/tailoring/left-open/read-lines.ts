import type { Language } from '#contracts/common.ts';
import { onlyPraises, openLabel, saysLack } from '#knowledge/notes/note-labels.ts';
import { noteLines } from '#knowledge/notes/note-lines.ts';
import { type OpenItem, openItems } from '#knowledge/notes/open-items.ts';
import { hasWordsOf } from '#knowledge/notes/picked-lines.ts';
import { boundedText } from '#knowledge/text/bounded-text.ts';
import { openPoint } from './open-point.ts';
import { isWordedAsOpen } from '#knowledge/notes/is-worded-as-open.ts';

/** A line of a note, in its own words. */
export interface ReadLine {
  readonly text: string;
  /** the rules read it as open */
  readonly isOpen: boolean;
}

/** The lines of an earlier round's note among which somebody picks what is open, in the order of the note. */
export function readLines(note: string, language: Language): readonly ReadLine[] {
  const lines = noteLines(note, language);
  const items = openItems(boundedText(note), language);
  const marked = items.flatMap((item) => openLinesOf(item, lines, language));
  const isOpen = (line: string) =>
    items.length > 0 ? marked.includes(line) : !onlyPraises(line, language) && saysWhatIsOpen(line, note, language);
  return lines.map((text) => ({ text, isOpen: isOpen(text) }));
}

/** The lines of an open item that say what is missing or name the matter; if none does, the first. */
function openLinesOf({ whole }: OpenItem, lines: readonly string[], language: Language): readonly string[] {
  const own = lines.filter((line) => hasWordsOf(whole, line) || hasWordsOf(line, whole));
  const telling = own.filter(
    (line) => (saysLack(line, language) && !onlyPraises(line, language)) || openLabel(line) !== undefined,
  );
  return telling.length > 0 ? telling : own.slice(0, 1);
}

function saysWhatIsOpen(line: string, note: string, language: Language): boolean {
  return isWordedAsOpen(line) || openPoint(line, { language, note, isMarked: false }) !== undefined;
}
