/** The look of a piece of text, as far as it matters for recognising headings. */
export type Look = { size: number; bold: boolean; colour: string };

/** A piece of text on one baseline, in coordinates rotated so that its writing runs to the right. */
export type Fragment = Look & { text: string; left: number; right: number; base: number };

// in em: a smaller gap between two glyphs is kerning, a larger one a space, and one above columnGap separates columns
export const wordGap = 0.15;
export const columnGap = 1.5;
// in em: without a blank between the glyphs, a gap of this size separates two table cells
export const cellGap = 1.1;

/** The text between two neighbours on a line: nothing, a space, or two spaces for a tab-sized gap. */
export function gapText(left: Fragment, right: Fragment): string {
  const gap = (right.left - left.right) / Math.max(1, Math.min(left.size, right.size));
  if (gap < wordGap || /\s$/u.test(left.text) || /^\s/u.test(right.text)) return '';
  return gap < columnGap ? ' ' : '  ';
}
