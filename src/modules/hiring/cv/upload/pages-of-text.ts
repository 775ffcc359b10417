import type { CvPage } from '#modules/hiring/cv-reader/cv-reading.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import { boundedText } from '#knowledge/text/bounded-text.ts';

/** A CV given as text: one page, without hidden text. */
export function pagesOfText(text: string): CvPage[] {
  const visible = boundedText(plainText(text)).trim();
  return [{ number: 1, visible, headings: [], garbled: [], largest: 0 }];
}

/** Whether a text given as a CV has no visible characters; it is then not a CV. */
export function isInvisible(text: string): boolean {
  return pagesOfText(text).every(({ visible }) => visible === '');
}
