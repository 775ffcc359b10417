import type { Glyph } from '#modules/hiring/cv-reader/pdf/glyph.ts';
import { linesInReadingOrder } from './reading-order.ts';
import { cellGap, columnGap, wordGap, type Fragment } from './fragment.ts';
import { pageTextOf, type PageLine } from './page-line.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';

// in em
const backStep = 0.6;
// in em: baselines closer than this are one
const sameLine = 0.3;

/** The page's text, with line breaks and word gaps as drawn, and columns one after the other. */
export function pageText(glyphs: readonly Glyph[]): string {
  return pageTextOf(pageLines(glyphs)).text;
}

/** The page's lines in reading order. */
export function pageLines(glyphs: readonly Glyph[]): PageLine[] {
  const groups = Map.groupBy(glyphs, (glyph) => Math.round((glyph.angle / Math.PI) * 180) || 0);
  // rotated text comes after horizontal text
  const angles = [...groups.keys()].toSorted((one, other) => Math.abs(one) - Math.abs(other) || one - other);
  return angles.flatMap((angle) => linesInReadingOrder(fragmentsOf(groups.get(angle) ?? [])));
}

type Placed = Fragment;

/** Joins glyphs in drawing order, which never mixes two texts that overlap. */
export function fragmentsOf(glyphs: readonly Glyph[]): Fragment[] {
  const runs: Placed[][] = [];
  let run: Placed[] = [];
  for (const glyph of glyphs) {
    const next = placed(glyph);
    const last = run.at(-1);
    if (last === undefined || !continues(last, next)) runs.push((run = []));
    run.push(next);
  }
  return withoutDoubles(runs.flatMap((glyphsOfRun) => joined(glyphsOfRun)));
}

function placed({ text, start, end, size, angle, bold, colours }: Glyph): Placed {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (x: number, y: number) => x * cos + y * sin;
  const [one, other] = [along(start[0], start[1]), along(end[0], end[1])];
  const down = start[1] * cos - start[0] * sin;
  // a soft hyphen that is drawn is a visible hyphen
  return {
    text: text === '\u00ad' ? '-' : text,
    left: Math.min(one, other),
    right: Math.max(one, other),
    base: down,
    size,
    bold,
    colour: colours[0]?.map(Math.round).join(',') ?? '',
  };
}

function continues(last: Placed, next: Placed): boolean {
  const size = Math.max(1, Math.min(last.size, next.size));
  const gap = (next.left - last.right) / size;
  return Math.abs(next.base - last.base) < sameLine * size && gap > -backStep && gap < columnGap;
}

function joined(run: readonly Placed[]): Fragment[] {
  const usual = usualGap(run);
  const fragments: Fragment[] = [];
  let current: Fragment | undefined;
  let blank = false;
  for (const glyph of run) {
    if (glyph.text.trim() === '') {
      blank = true;
      continue;
    }
    if (current === undefined) {
      fragments.push((current = { ...glyph }));
    } else {
      const gap = (glyph.left - current.right) / Math.max(1, glyph.size);
      // a wide blank glyph is a tab stop
      if (gap > columnGap + usual) {
        fragments.push((current = { ...glyph }));
      } else {
        const cell = !blank && gap > cellGap + usual;
        current.text += (cell ? '  ' : blank || gap > wordGap + usual ? ' ' : '') + glyph.text;
        current.right = Math.max(current.right, glyph.right);
        current.size = Math.max(current.size, glyph.size);
      }
    }
    blank = false;
  }
  return fragments
    .map((fragment) => ({ ...fragment, text: plainText(fragment.text) }))
    .filter(({ text }) => text.trim() !== '');
}

/** In letter-spaced headings, the usual gap between letters is not a space between words. */
function usualGap(run: readonly Placed[]): number {
  const gaps: number[] = [];
  for (const [index, glyph] of run.entries()) {
    const last = run[index - 1];
    if (last === undefined || last.text.trim() === '' || glyph.text.trim() === '') continue;
    gaps.push((glyph.left - last.right) / Math.max(1, glyph.size));
  }
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length >= 3 && middle > 0.05 ? middle : 0;
}

/** Some PDF producers draw bold text twice with a tiny offset. */
function withoutDoubles(fragments: readonly Fragment[]): Fragment[] {
  const seen = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const same = seen.get(fragment.text) ?? [];
    seen.set(fragment.text, [...same, fragment]);
    return !same.some(
      ({ left, base, size }) =>
        Math.abs(left - fragment.left) < 0.2 * size && Math.abs(base - fragment.base) < 0.2 * size,
    );
  });
}
