import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { isAssessment } from '#knowledge/notes/is-assessment.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { onlyPraises } from '#knowledge/notes/note-labels.ts';
import { type OpenItem, openItems } from '#knowledge/notes/open-items.ts';
import { hasWordsOf, pickedLines } from '#knowledge/notes/picked-lines.ts';
import { type NoteReading, type OpenPoint, openPoint } from './open-point.ts';
import { pickedPoint } from './picked-point.ts';

/** A sentence, or list item, of an earlier round's note that may be open. */
export interface NotedSentence {
  readonly sentence: string;
  /** undefined if it cannot be said to the candidate */
  readonly point: OpenPoint | undefined;
  /** the note marks it as open, by a label or a list; or somebody picked it */
  readonly isMarked: boolean;
  /** the author says that it is decisive */
  readonly decides: boolean;
}

/**
 * The lines that somebody picked as open; otherwise the sentences that the note marks as open; if it marks none, every
 * sentence that is not just praise.
 */
export function notedOpen(
  brief: Pick<PlanBrief, 'previousFeedback' | 'openPoints' | 'language'>,
): readonly NotedSentence[] {
  const { previousFeedback, language } = brief;
  const note = previousFeedback ?? '';
  const items = openItems(note, language);
  const reading = { language, note, isMarked: true };
  const picked = pickedLines(brief);
  if (picked !== undefined) {
    return picked.map((sentence) => {
      const item = items.find(({ whole }) => hasWordsOf(whole, sentence));
      const point = item === undefined ? undefined : pointOf({ ...item, quoted: sentence }, reading);
      return { sentence, point: point ?? pickedPoint(sentence, reading), isMarked: true, decides: false };
    });
  }
  if (items.length > 0) {
    return items.map((item) => ({
      sentence: item.quoted,
      point: pointOf(item, reading),
      isMarked: true,
      decides: item.decides,
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
function pointOf({ quoted, name }: OpenItem, reading: NoteReading): OpenPoint | undefined {
  const point = openPoint(quoted, reading);
  const isSayable = name !== undefined && !isAssessment(name, reading.language);
  if (!isSayable || point?.shownBy === 'answer') return point;
  return { sentence: quoted, kind: 'topic', words: name, shownBy: 'case' };
}
