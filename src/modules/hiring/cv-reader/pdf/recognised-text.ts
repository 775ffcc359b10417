import type { HiddenReason } from '#modules/hiring/cv-reader/cv-reading.ts';
import { letterCount } from '#modules/hiring/cv-reader/plain-text.ts';
import { coloursAt, type Canvas } from './canvas.ts';
import type { Box, Point } from './matrix.ts';
import type { Glyph } from './glyph.ts';

export type MarkedGlyph = Glyph & { reason: HiddenReason | undefined };

// a scanned page has little text of its own, and pictures cover much of it
const mostPainted = 200;
const fewestPicture = 0.5;
// brightness out of 255 that separates ink from paper, even on a grey copy
const contrast = 60;
const fewestInked = 0.6;
const steps = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * OCR text is invisible above the picture of the page, or covered by it. If the picture has ink where its words are, a
 * person can read them, so they count as visible text. A word placed where the paper is empty stays hidden.
 */
export function withRecognisedText(
  glyphs: readonly MarkedGlyph[],
  canvas: Canvas,
  page: Box,
): MarkedGlyph[] | undefined {
  const unseen = glyphs.filter(isCandidate);
  if (unseen.length === 0) return undefined;
  const painted = glyphs.filter(({ reason }) => reason === undefined);
  if (letterCount(painted.map(({ text }) => text).join('')) > mostPainted) return undefined;
  if (pictureShare(canvas, page) < fewestPicture) return undefined;
  const recognised = new Set<number>();
  for (const [order, run] of Map.groupBy(unseen, (glyph) => glyph.order)) {
    const letters = run.filter(({ text }) => text.trim() !== '');
    const inked = letters.filter((glyph) => hasInk(glyph, canvas));
    if (letters.length > 0 && inked.length >= fewestInked * letters.length) recognised.add(order);
  }
  if (recognised.size === 0) return undefined;
  return glyphs.map((glyph) =>
    isCandidate(glyph) && recognised.has(glyph.order) ? { ...glyph, reason: undefined } : glyph,
  );
}

function isCandidate({ reason, masked, layerShown }: MarkedGlyph): boolean {
  return (reason === 'render_mode' || reason === 'covered') && !masked && layerShown;
}

function pictureShare(canvas: Canvas, page: Box): number {
  let covered = 0;
  for (const across of steps) {
    for (const down of steps) {
      const point: Point = [page[0] + (page[2] - page[0]) * across, page[1] + (page[3] - page[1]) * down];
      if (canvas.pictures.some(({ outline: { box } }) => inside(box, point))) covered += 1;
    }
  }
  return covered / (steps.length * steps.length);
}

function inside([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether the pictures contain both dark and light points where the glyph is. */
function hasInk({ start, end, up, size }: Glyph, canvas: Canvas): boolean {
  let darkest = 255;
  let lightest = 0;
  for (const along of steps) {
    for (const above of steps) {
      const point: Point = [
        start[0] + (end[0] - start[0]) * along + up[0] * size * above * 0.8,
        start[1] + (end[1] - start[1]) * along + up[1] * size * above * 0.8,
      ];
      const brightness = brightnessAt(canvas, point);
      darkest = Math.min(darkest, brightness);
      lightest = Math.max(lightest, brightness);
    }
  }
  return lightest - darkest >= contrast;
}

function brightnessAt(canvas: Canvas, point: Point): number {
  for (const shape of canvas.pictures.toReversed()) {
    const [colour] = coloursAt(shape, point) ?? [];
    if (colour !== undefined) return 0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2];
  }
  return 255;
}
