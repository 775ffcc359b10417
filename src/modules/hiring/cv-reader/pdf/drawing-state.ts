import type { Clip, Colour, Paint } from './canvas.ts';
import type { Box, Matrix } from './matrix.ts';
import type { Font } from './page-operators.ts';

/** The graphics state of an operator, which `restore` brings back. */
export type DrawingState = {
  matrix: Matrix;
  clip: Clip;
  /** an empty list: a pattern whose colours are unknown */
  fill: readonly Colour[];
  stroke: readonly Colour[];
  /** used to fill areas */
  paint: Paint;
  fillAlpha: number;
  strokeAlpha: number;
  /** alpha of the enclosing transparency groups, multiplied */
  groupAlpha: number;
  masked: boolean;
  font: Font | undefined;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

export const black: Colour = [0, 0, 0];

export function initialState(matrix: Matrix, page: Box): DrawingState {
  return {
    matrix,
    clip: { box: page, outlines: [] },
    fill: [black],
    stroke: [black],
    paint: [black],
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    masked: false,
    font: undefined,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
}
