import type { Clip, Colour } from './canvas.ts';
import type { Point } from './matrix.ts';

/** One drawn character in device space (points, y down), with all that decides whether it is seen. */
export type Glyph = {
  text: string;
  start: Point;
  end: Point;
  /** the height of the em, in points */
  size: number;
  /** the width of the em, in points: a run squeezed to nothing is not read either */
  breadth: number;
  /** the direction of the line of writing, in radians */
  angle: number;
  /** up from the base line, a unit vector */
  up: Point;
  order: number;
  /** the colours that could show it; none: a pattern whose colours cannot be told */
  colours: readonly Colour[];
  alpha: number;
  painted: boolean;
  clip: Clip;
  layerShown: boolean;
  masked: boolean;
  bold: boolean;
};
