import type { CvPage } from '#modules/hiring/cv-reader/cv-reading.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { boundedText } from '#knowledge/text/bounded-text.ts';

/** A CV that is given as text: one page, all of which a person sees. */
export function pagesOfText(text: string): CvPage[] {
  const visible = boundedText(plainText(text)).trim();
  return [{ number: 1, visible, headings: [], garbled: [], largest: 0 }];
}

/** Whether a person sees nothing in a text that is given as a CV: it is none. */
export function isInvisible(text: string): boolean {
  return pagesOfText(text).every(({ visible }) => visible === '');
}
