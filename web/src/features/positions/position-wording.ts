import type { checkWording } from '#contracts/guard.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { PositionValues } from './position-form.tsx';

/** Shorter than this, a text is still being begun. */
const shortest = 12;

/** What hiring law is asked about a position; undefined while there is nothing to ask. The text's letters tell its language: names of products are Latin in Ukrainian, too. */
export function wordingOf({
  title,
  description,
  focusAreas,
}: Pick<PositionValues, 'title' | 'description' | 'focusAreas'>): BodyInputOf<typeof checkWording> | undefined {
  const text = [title, description, ...focusAreas].join('\n').trim().slice(0, limits.guard.text);
  if (text.length < shortest) return undefined;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return { text, language: cyrillic * 3 > latin ? 'uk' : 'en', kind: 'advert' };
}
