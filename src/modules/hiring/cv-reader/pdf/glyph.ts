import type { Clip, Colour } from './canvas.ts';
import type { Point } from './matrix.ts';

/** One drawn character in device space (points, y axis down), with everything that affects its visibility. */
export type Glyph = {
  text: string;
  start: Point;
  end: Point;
  /** height of the em, in points */
  size: number;
  /** width of the em, in points; horizontally squeezed text is unreadable, too */
  breadth: number;
  /** direction of the writing, in radians */
  angle: number;
  /** unit vector pointing up from the baseline */
  up: Point;
  order: number;
  /** colours that could make it visible; an empty list: a pattern whose colours are unknown */
  colours: readonly Colour[];
  alpha: number;
  painted: boolean;
  clip: Clip;
  layerShown: boolean;
  masked: boolean;
  bold: boolean;
};
