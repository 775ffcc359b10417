import { inBox, intersection, invert, apply, type Box, type Matrix, type Point } from './matrix.ts';
import { contains, type Outline } from './outline.ts';

export type Colour = readonly [red: number, green: number, blue: number];
/** The colour of a picture at a point, or undefined where it is transparent. */
export type Sample = (point: Point) => Colour | undefined;
/**
 * A single colour, the colours between which a gradient runs, or a function that samples the colour at a point. An
 * empty list: the colours are unknown.
 */
export type Paint = readonly Colour[] | Sample;

/** The area in which drawing leaves a mark: a box, and outlines that are not boxes. */
export type Clip = { box: Box; outlines: readonly Outline[] };

export type Shape = { order: number; outline: Outline; clip: Clip; paint: Paint; picture?: true };

export const white: Colour = [255, 255, 255];
// A difference of less than 5 % from the background is not visible to a person.
const discernible = 0.05 * 255;

export function clipTo(clip: Clip, outline: Outline): Clip {
  const box = intersection(clip.box, outline.box);
  const [ring] = outline.rings;
  return outline.rings.length === 1 && ring !== undefined && isUpright(ring)
    ? { box, outlines: clip.outlines }
    : { box, outlines: [...clip.outlines, outline] };
}

export function inClip(clip: Clip, point: Point): boolean {
  return inBox(clip.box, point) && clip.outlines.every((outline) => contains(outline, point));
}

/** The opaque areas of one page, in drawing order. */
export class Canvas {
  readonly #shapes: Shape[] = [];
  /** everything drawn from pictures, at any time */
  readonly pictures: Shape[] = [];

  add(shape: Shape): void {
    this.#shapes.push(shape);
    if (shape.picture === true) this.pictures.push(shape);
  }

  /** The colours behind a point just before `order` is drawn. Paper is white; an empty list means unknown. */
  behind(point: Point, order: number): readonly Colour[] {
    for (let i = this.#shapes.length - 1; i >= 0; i--) {
      const shape = this.#shapes[i];
      if (shape === undefined || shape.order > order) continue;
      const colours = coloursAt(shape, point);
      if (colours !== undefined) return colours;
    }
    return [white];
  }

  covered(point: Point, order: number): boolean {
    for (let i = this.#shapes.length - 1; i >= 0; i--) {
      const shape = this.#shapes[i];
      if (shape === undefined || shape.order < order) return false;
      const colours = coloursAt(shape, point);
      // a pattern may have holes through which the text is visible
      if (colours !== undefined && colours.length > 0) return true;
    }
    return false;
  }
}

export function looksAlike(one: Colour, other: Colour): boolean {
  return one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= discernible);
}

export type Axial = { stops: readonly { at: number; colour: Colour }[]; from: Point; to: Point };

export type Picture = { width: number; height: number; channels: 1 | 3 | 4; data: ArrayLike<number> };

/** A one-bit mask, drawn in one colour where its bits are 0. */
export function maskSample(mask: Omit<Picture, 'channels'>, colour: Colour, matrix: Matrix): Sample {
  const sample = pictureSample({ ...mask, channels: 1 }, matrix);
  return (point) => (sample(point)?.[0] === 0 ? colour : undefined);
}

/** A linear gradient in the coordinates of `matrix`; beyond its ends, the end colours continue. */
export function axialSample({ stops, from, to }: Axial, matrix: Matrix): Sample | undefined {
  const inverse = invert(matrix);
  const [first] = stops;
  if (inverse === undefined || first === undefined) return undefined;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  return ([x, y]) => {
    const [u, v] = apply(inverse, x, y);
    const at = length === 0 ? 0 : ((u - from[0]) * dx + (v - from[1]) * dy) / length;
    const next = stops.findIndex((stop) => stop.at >= at);
    const [after, before] = [stops[next] ?? stops.at(-1) ?? first, stops[next - 1] ?? first];
    if (next <= 0) return next === 0 ? first.colour : after.colour;
    const share = after.at === before.at ? 1 : (at - before.at) / (after.at - before.at);
    const mixed = (channel: 0 | 1 | 2) =>
      before.colour[channel] + (after.colour[channel] - before.colour[channel]) * share;
    return [mixed(0), mixed(1), mixed(2)];
  };
}

/** A picture drawn on the unit square of `matrix`; its rows start at the top. */
export function pictureSample(picture: Picture, matrix: Matrix): Sample {
  const inverse = invert(matrix);
  if (inverse === undefined) return () => undefined;
  const { width, height, channels, data } = picture;
  return ([x, y]) => {
    const [u, v] = apply(inverse, x, y);
    const column = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
    if (channels === 1) {
      // one bit per pixel, with rows padded to whole bytes
      const bit = ((data[row * Math.ceil(width / 8) + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
      return bit === 1 ? white : [0, 0, 0];
    }
    const at = (row * width + column) * channels;
    if (channels === 4 && (data[at + 3] ?? 0) < 242) return undefined;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

/** The colours of a shape at a point, or undefined if it does not cover the point. */
export function coloursAt(shape: Shape, point: Point): readonly Colour[] | undefined {
  if (!contains(shape.outline, point) || !inClip(shape.clip, point)) return undefined;
  if (typeof shape.paint !== 'function') return shape.paint;
  const colour = shape.paint(point);
  return colour === undefined ? undefined : [colour];
}

function isUpright(ring: readonly number[]): boolean {
  // an axis-aligned rectangle: four or five points, and each side changes only one coordinate
  if (ring.length !== 8 && ring.length !== 10) return false;
  for (let i = 0; i < 8; i += 2) {
    const next = (i + 2) % ring.length;
    const dx = Math.abs((ring[next] ?? 0) - (ring[i] ?? 0));
    const dy = Math.abs((ring[next + 1] ?? 0) - (ring[i + 1] ?? 0));
    if (dx > 0.01 && dy > 0.01) return false;
  }
  return true;
}
