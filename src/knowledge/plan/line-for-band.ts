import type { bands } from '#contracts/interviewing/bands.ts';
import type { Language } from '#contracts/common.ts';

type Band = (typeof bands)[number];

const lines: Readonly<Record<Language, Readonly<Record<Band, string>>>> = {
  en: {
    '0': 'Says nothing of this: {point}',
    '1-3': 'Leaves this out: {point}',
    '4-6': 'Speaks of this: {point}',
    '7-8': 'Says this without being asked: {point}',
    '9-10': 'Weighs what this costs and what it brings: {point}',
  },
  uk: {
    '0': 'Нічого не каже про це: {point}',
    '1-3': 'Оминає це: {point}',
    '4-6': 'Говорить про це: {point}',
    '7-8': 'Називає це без підказки: {point}',
    '9-10': 'Зважує, чого це коштує і що дає: {point}',
  },
};

/** What is heard in this band about a point that a full answer makes. */
export function lineForBand(language: Language, band: Band, point: string): string {
  return lines[language][band].replace('{point}', () => point);
}
