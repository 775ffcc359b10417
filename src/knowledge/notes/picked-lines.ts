import type { Language } from '#contracts/common.ts';
import { lawfulPartOf } from './lawful-sentences.ts';
import { privateReason } from './open-items.ts';

interface Picked {
  /** the lines of a note that somebody picked as open; null: nobody picked any */
  readonly openPoints?: readonly string[] | null;
  readonly language: Language;
}

/**
 * The picked lines of a note, without those that must not be asked about. Undefined if nobody picked any, so that the
 * note is read by rules or by a model.
 */
export function pickedLines({ openPoints = null, language }: Picked): readonly string[] | undefined {
  return openPoints?.filter((line) => !privateReason.test(line) && lawfulPartOf(line, language) === line);
}

export function isPicked({ openPoints = null }: Pick<Picked, 'openPoints'>): boolean {
  return openPoints !== null;
}

/** Whether one text contains the words of another; only letters and digits count. */
export function hasWordsOf(whole: string, part: string): boolean {
  const words = bare(part);
  return words !== '' && bare(whole).includes(words);
}

/** Letters and digits only, since a copied sentence may lose a punctuation mark or a bracket. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
