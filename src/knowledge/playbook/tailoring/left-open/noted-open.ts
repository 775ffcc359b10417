import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { onlyPraises } from '#knowledge/notes/note-labels.ts';
import { openItems } from '#knowledge/notes/open-items.ts';
import { type NoteReading, type OpenPoint, openPoint } from './open-point.ts';

/** A sentence, or list item, of an earlier round's note that may be open. */
export interface NotedSentence {
  readonly sentence: string;
  /** undefined if it cannot be said to the candidate */
  readonly point: OpenPoint | undefined;
  /** the note marks it as open, by a label or a list */
  readonly isMarked: boolean;
  /** the author says that it is decisive */
  readonly decides: boolean;
}

/** The sentences that a note marks as open; if it marks none, every sentence that is not just praise. */
export function notedOpen({ previousFeedback, language }: PlanBrief): readonly NotedSentence[] {
  const note = previousFeedback ?? '';
  const items = openItems(note, language);
  if (items.length > 0) {
    const reading = { language, note, isMarked: true };
    return items.map(({ quoted: sentence, name, decides }) => ({
      sentence,
      point: name === undefined ? openPoint(sentence, reading) : namedPoint(sentence, name, reading),
      isMarked: true,
      decides,
    }));
  }
  return lawfulSentences(note, language)
    .filter((sentence) => !onlyPraises(sentence, language))
    .map((sentence) => ({
      sentence,
      point: openPoint(sentence, { language, note, isMarked: false }),
      isMarked: false,
      decides: false,
    }));
}

/** Asks about the item by its name, unless the item says that nobody asked about a term. */
function namedPoint(sentence: string, name: string, reading: NoteReading): OpenPoint {
  const point = openPoint(sentence, reading);
  return point?.shownBy === 'answer' ? point : { sentence, kind: 'topic', words: name, shownBy: 'case' };
}
