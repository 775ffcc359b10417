import { limits } from '#contracts/limits.ts';
import type { Wording } from '#web/entities/wording/wording-query.ts';
import { textLanguage } from '#web/features/positions/text/text-language.ts';

/** The words of a position that people read. */
export interface PositionWords {
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
}

/** Shorter than this, a text is still being begun. */
const shortest = 12;

/** What hiring law is asked about a position; undefined while there is nothing to ask. */
export function wordingOf({ title, description, focusAreas }: PositionWords): Wording | undefined {
  const text = [title, description, ...focusAreas].join('\n').trim().slice(0, limits.guard.text);
  if (text.length < shortest) return undefined;
  return { text, language: textLanguage(text), kind: 'advert' };
}
