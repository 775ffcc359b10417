import { numbersInWords } from './number-words.ts';

const ofYears = /([\p{L}'’ʼ]+|\d{1,2})\s*\+?\s*(?:years?|yrs?|рок\p{L}*|рік)(?!\p{L})/giu;

/** The highest number of years a text states, or 0 if it states none. */
export function yearsIn(text: string): number {
  const counts = [...text.matchAll(ofYears)].flatMap(([, count = '']) =>
    /^\d/.test(count) ? Number(count) : numbersInWords(count),
  );
  return Math.max(0, ...counts);
}
