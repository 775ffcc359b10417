import { limits } from '#contracts/limits.ts';
import type { Wording } from '#web/entities/wording/wording-query.ts';
import { textLanguage } from '#web/features/positions/text/text-language.ts';

/** The texts of a position that people read. */
export interface PositionWords {
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
}

/** Characters; a shorter text has only just been begun. */
const shortest = 12;

/** The text of a position to check against hiring law; undefined if there is nothing to check. */
export function wordingOf({ title, description, focusAreas }: PositionWords): Wording | undefined {
  const text = [title, description, ...focusAreas].join('\n').trim().slice(0, limits.guard.text);
  if (text.length < shortest) return undefined;
  return { text, language: textLanguage(text), kind: 'advert' };
}
