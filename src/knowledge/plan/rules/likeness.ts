import { stockWords } from './stock-words.ts';

/**
 * Thresholds above which two questions ask the same: the shared part of the shorter one's significant words, and of the
 * words of both together.
 */
const alike = { shorter: 0.75, both: 0.45 };

const stockStems: ReadonlySet<string> = new Set(stockWords.map(stemOf));

/** Whether two questions share so many significant words that a candidate would hear the same question twice. */
export function areAlike(one: string, other: string): boolean {
  const first = stems(one);
  const second = stems(other);
  const smaller = Math.min(first.size, second.size);
  if (smaller === 0) return one.trim() === other.trim();
  const shared = [...first].filter((stem) => second.has(stem)).length;
  return shared / smaller >= alike.shorter && shared / (first.size + second.size - shared) >= alike.both;
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

/**
 * What the text is about: stems without words of one or two letters and without stock words that open and close any
 * question.
 */
function stems(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 2)
      .map(stemOf)
      .filter((stem) => !stockStems.has(stem)),
  );
}

/** Cut to five letters, since endings vary from sentence to sentence, most of all in Ukrainian. */
function stemOf(word: string): string {
  return word.slice(0, 5);
}
