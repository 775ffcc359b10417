/** How a stretch of text looks, as far as headings are told by it. */
export type Look = { size: number; bold: boolean; colour: string };

/** A stretch of text on one base line, in the page turned so that its writing runs to the right. */
export type Fragment = Look & { text: string; left: number; right: number; base: number };

// in em: less than this between two glyphs is kerning, more is a blank between words, much more is another column
export const wordGap = 0.15;
export const columnGap = 1.5;
// without a blank between the glyphs, so much is the gap between two cells of a table
export const cellGap = 1.1;

/** The text between two neighbours on a line: nothing, a blank, or two for the gap of a tab stop. */
export function gapText(left: Fragment, right: Fragment): string {
  const gap = (right.left - left.right) / Math.max(1, Math.min(left.size, right.size));
  if (gap < wordGap || /\s$/u.test(left.text) || /^\s/u.test(right.text)) return '';
  return gap < columnGap ? ' ' : '  ';
}
