import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawingState } from './drawing-state.ts';
import type { Glyph } from './glyph.ts';
import { apply, compose, identity, type Matrix } from './matrix.ts';
import { glyphOf, matrixOf, numberOf, type PageResources } from './page-operators.ts';

// modes in which the text is invisible or only becomes a clipping path
const unpainted = new Set([3, 7]);

/** Where on the page, and under which conditions, a text is shown. */
interface Surroundings {
  readonly order: number;
  readonly layerShown: boolean;
  readonly masked: boolean;
}

/** Interprets the text operators of one page: tracks where the next character is placed, and how it looks. */
export class TextWalk {
  readonly glyphs: Glyph[] = [];
  readonly #resources: PageResources;
  #matrix: Matrix = identity;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  constructor(resources: PageResources) {
    this.#resources = resources;
  }

  /** Ignores all other operators. */
  take(code: number, args: readonly unknown[], state: DrawingState, around: Surroundings): void {
    const [first, second] = args;
    switch (code) {
      case OPS.beginText:
        return this.#setTextMatrix(identity);
      case OPS.setTextMatrix:
        return this.#setTextMatrix(matrixOf(first) ?? matrixOf(args) ?? identity);
      case OPS.setFont:
        state.font = this.#resources.font(first);
        state.fontSize = numberOf(second);
        return;
      case OPS.setCharSpacing:
        state.charSpacing = numberOf(first);
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = numberOf(first);
        return;
      case OPS.setHScale:
        state.scale = numberOf(first) / 100;
        return;
      case OPS.setLeading:
        state.leading = -numberOf(first);
        return;
      case OPS.setTextRise:
        state.rise = numberOf(first);
        return;
      case OPS.setTextRenderingMode:
        state.mode = numberOf(first);
        return;
      case OPS.moveText:
        return this.#moveText(numberOf(first), numberOf(second));
      case OPS.setLeadingMoveText:
        state.leading = numberOf(second);
        return this.#moveText(numberOf(first), numberOf(second));
      case OPS.nextLine:
        return this.#moveText(0, state.leading);
      case OPS.showText:
        if (Array.isArray(first)) this.#show(first, state, around);
        return;
      default:
        return;
    }
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#matrix = matrix;
    this.#x = this.#lineX = 0;
    this.#y = this.#lineY = 0;
  }

  #moveText(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  #show(items: readonly unknown[], state: DrawingState, around: Surroundings): void {
    const { font } = state;
    if (font === undefined || state.fontSize === 0) return;
    const size = Math.abs(state.fontSize);
    const direction = Math.sign(state.fontSize);
    const across = state.scale * direction;
    const matrix = compose(state.matrix, this.#matrix);
    const breadth = Math.abs(size * state.scale * font.emHeight);
    const style = styleOf(state, around, { matrix, size: size * font.emHeight, breadth, direction });
    for (const item of items) {
      if (typeof item === 'number') {
        const shift = (item * size) / 1000;
        if (font.vertical) this.#y -= shift;
        else this.#x -= shift * across;
        continue;
      }
      const glyph = glyphOf(item);
      if (glyph === undefined) continue;
      const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
      const from = apply(matrix, this.#x, this.#y + state.rise);
      const width = (font.vertical ? glyph.advanceDown : glyph.width) * size * font.scale;
      const to = font.vertical
        ? apply(matrix, this.#x, this.#y + state.rise - width)
        : apply(matrix, this.#x + width * across, this.#y + state.rise);
      if (font.vertical) this.#y -= width - spacing;
      else this.#x += (width + spacing) * across;
      if (glyph.unicode !== '') this.glyphs.push({ ...style, text: glyph.unicode, start: from, end: to });
    }
  }
}

/** The properties shared by all glyphs of one text operator. */
function styleOf(
  state: DrawingState,
  { order, layerShown, masked }: Surroundings,
  { matrix, size, breadth, direction }: { matrix: Matrix; size: number; breadth: number; direction: number },
): Omit<Glyph, 'text' | 'start' | 'end'> {
  const { mode, fill, stroke, fillAlpha, strokeAlpha, groupAlpha, clip, font } = state;
  const strokes = mode % 4 === 1 || mode % 4 === 2;
  const fills = mode % 4 === 0 || mode % 4 === 2;
  const height = Math.hypot(matrix[2], matrix[3]);
  const seen = [...(fills && fillAlpha > 0 ? fill : []), ...(strokes && strokeAlpha > 0 ? stroke : [])];
  return {
    size: size * height,
    breadth: breadth * Math.hypot(matrix[0], matrix[1]),
    angle: Math.atan2(matrix[1] * direction, matrix[0] * direction),
    up: height === 0 ? [0, -1] : [(matrix[2] / height) * direction, (matrix[3] / height) * direction],
    order,
    colours: seen,
    alpha: Math.max(fills ? fillAlpha : 0, strokes ? strokeAlpha : 0) * groupAlpha,
    painted: !unpainted.has(mode),
    clip,
    layerShown,
    masked: state.masked || masked,
    // some PDF producers draw bold letters by stroking and filling the text
    bold: font?.bold === true || mode % 4 === 2,
  };
}
