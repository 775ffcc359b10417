import type { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Language } from '#contracts/common.ts';

type Band = (typeof bands)[number];

const lines: Readonly<Record<Language, Readonly<Record<Band, string>>>> = {
  en: {
    '0': 'Has nothing to say about “{point}”.',
    '1-3': 'Leaves out “{point}”.',
    '4-6': 'Covers “{point}” when asked.',
    '7-8': 'Covers “{point}” without being asked.',
    '9-10': 'Covers “{point}” and weighs its costs and benefits.',
  },
  uk: {
    '0': 'Нічого не каже про це: «{point}».',
    '1-3': 'Оминає таке: «{point}».',
    '4-6': 'Каже, якщо спитати: «{point}».',
    '7-8': 'Каже без підказки: «{point}».',
    '9-10': 'Каже й зважує, чого це коштує і що дає: «{point}».',
  },
};

const innerQuotes: Readonly<Record<Language, readonly [string, string]>> = { en: ['‘', '’'], uk: ['„', '“'] };

/**
 * The behaviour in this band for a point of a full answer. The point is quoted, so it may have any grammatical form.
 */
export function lineForBand(language: Language, band: Band, point: string): string {
  const [opening, closing] = innerQuotes[language];
  // The point may be a whole sentence and is quoted inside another one.
  const quoted = point
    .replace(/[.;:,]+$/u, '')
    .replaceAll(/["“«]([^"“”«»]*)["”»]/gu, (_, words: string) => `${opening}${words}${closing}`);
  return lines[language][band].replace('{point}', () => quoted);
}
