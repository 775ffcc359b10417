import type { checkWording } from '#contracts/guard.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';

/** The words of a position that people read. */
export interface PositionWords {
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
}

/** Shorter than this, a text is still being begun. */
const shortest = 12;

/** What hiring law is asked about a position; undefined while there is nothing to ask. The text's letters tell its language: names of products are Latin in Ukrainian, too. */
export function wordingOf({
  title,
  description,
  focusAreas,
}: PositionWords): BodyInputOf<typeof checkWording> | undefined {
  const text = [title, description, ...focusAreas].join('\n').trim().slice(0, limits.guard.text);
  if (text.length < shortest) return undefined;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return { text, language: cyrillic * 3 > latin ? 'uk' : 'en', kind: 'advert' };
}
