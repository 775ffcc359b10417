import { inClip, looksAlike, type Canvas } from './canvas.ts';
import type { HiddenReason } from '#modules/hiring/cv-reader/cv-reading.ts';
import { inBox, type Box, type Point } from './matrix.ts';
import type { Glyph } from './glyph.ts';

// In points, and opacity from 0 to 1: a person cannot read anything smaller, narrower or fainter.
const smallest = 3;
const narrowest = 1.5;
const faintest = 0.08;

/** Why a person would not see this glyph; undefined if it is visible. */
export function hiddenBecause(glyph: Glyph, canvas: Canvas, page: Box): HiddenReason | undefined {
  if (!glyph.painted) return 'render_mode';
  if (!glyph.layerShown) return 'layer';
  // the opacity of a soft mask is unknown without rendering it
  if (glyph.alpha < faintest || glyph.masked) return 'alpha';
  if (glyph.size < smallest || glyph.breadth < narrowest) return 'size';
  const points = samplePoints(glyph);
  const [, middle] = points;
  if (!inBox(page, middle)) return 'off_page';
  if (!inClip(glyph.clip, middle)) return 'clip';
  if (points.every((point) => canvas.covered(point, glyph.order))) return 'covered';
  if (points.every((point) => blendsIn(glyph, canvas, point))) return 'colour';
  return undefined;
}

function blendsIn(glyph: Glyph, canvas: Canvas, point: Point): boolean {
  if (glyph.colours.length === 0) return false;
  const ground = canvas.behind(point, glyph.order);
  if (ground.length === 0) return false;
  return glyph.colours.every((colour) => ground.every((behind) => looksAlike(colour, behind)));
}

function samplePoints({ start, end, up, size }: Glyph): [Point, Point, Point] {
  const at = (along: number, above: number): Point => [
    start[0] + (end[0] - start[0]) * along + up[0] * size * above,
    start[1] + (end[1] - start[1]) * along + up[1] * size * above,
  ];
  return [at(0.15, 0.1), at(0.5, 0.3), at(0.85, 0.5)];
}
