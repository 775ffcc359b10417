import { numbersInWords } from './number-words.ts';

const ofYears = /([\p{L}'’ʼ]+|\d{1,2})\s*\+?\s*(?:years?|yrs?|рок\p{L}*|рік)(?!\p{L})/giu;

/** How many years a text speaks of, at most; 0 for none: what was built in a field says nothing of the years in it. */
export function yearsIn(text: string): number {
  const counts = [...text.matchAll(ofYears)].flatMap(([, count = '']) =>
    /^\d/.test(count) ? Number(count) : numbersInWords(count),
  );
  return Math.max(0, ...counts);
}
