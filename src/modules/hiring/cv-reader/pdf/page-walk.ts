import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Canvas, axialSample, clipTo, maskSample, pictureSample, type Paint } from './canvas.ts';
import { type DrawingState, black, initialState } from './drawing-state.ts';
import type { Glyph } from './glyph.ts';
import { compose, identity, type Box, type Matrix } from './matrix.ts';
import { outlineOf, rectangle, type Outline } from './outline.ts';
import { colourOf, isRecord, matrixOf, numberOf, numbersOf, unknownGradient } from './page-operators.ts';
import type { Gradient, Operator, PageResources } from './page-operators.ts';
import { TextWalk } from './text-walk.ts';

const opaque = 0.95;
const unitSquare: Box = [0, 0, 1, 1];

/**
 * Interprets the drawing operations of one page as pdf.js's canvas does, and keeps the text and everything that can
 * hide it.
 */
export class PageWalk {
  readonly canvas = new Canvas();
  readonly #resources: PageResources;
  readonly #text: TextWalk;
  readonly #saved: DrawingState[] = [];
  readonly #layers: boolean[] = [];
  readonly #initial: DrawingState;
  readonly #annotations: { saved: number; state: DrawingState; glyphs: number; id: unknown }[] = [];
  /** the text that each annotation draws */
  readonly annotated = new Map<unknown, string>();
  #state: DrawingState;
  #order = 0;
  #clipNext: 'nonzero' | 'evenodd' | undefined;
  #masks = 0;

  constructor(resources: PageResources, base: Matrix, page: Box) {
    this.#resources = resources;
    this.#text = new TextWalk(resources);
    this.#initial = initialState(base, page);
    this.#state = { ...this.#initial };
  }

  get glyphs(): readonly Glyph[] {
    return this.#text.glyphs;
  }

  take(operators: Iterable<Operator>): void {
    for (const operator of operators) {
      this.#order += 1;
      this.#take(operator);
    }
  }

  #take({ code, args }: Operator): void {
    const state = this.#state;
    const [first, second] = args;
    switch (code) {
      case OPS.save:
        return this.#save();
      case OPS.restore:
        return this.#restore();
      case OPS.transform:
        state.matrix = compose(state.matrix, matrixOf(args) ?? identity);
        return;
      case OPS.setGState:
        return this.#setGraphicsState(first);
      case OPS.setFillRGBColor:
        state.fill = state.paint = [colourOf(first) ?? black];
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = [colourOf(first) ?? black];
        return;
      case OPS.setFillColorN:
        return this.#setFillPattern(args);
      case OPS.setStrokeColorN:
        state.stroke = first === 'Shading' ? this.#resources.gradient(second).colours : [];
        return;
      case OPS.setFillTransparent:
        state.fillAlpha = 0;
        return;
      case OPS.setStrokeTransparent:
        state.strokeAlpha = 0;
        return;
      case OPS.clip:
        this.#clipNext = 'nonzero';
        return;
      case OPS.eoClip:
        this.#clipNext = 'evenodd';
        return;
      case OPS.constructPath:
        return this.#path(first, second);
      case OPS.shadingFill:
        return this.#fill(rectangle(identity, state.clip.box), paintOf(this.#resources.gradient(first), state.matrix));
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        return this.#picture(first, state.matrix);
      case OPS.paintImageXObjectRepeat:
        return this.#pictures(args);
      case OPS.paintSolidColorImageMask:
        return this.#fill(rectangle(state.matrix, unitSquare), state.paint);
      case OPS.paintImageMaskXObject:
        return this.#mask(first);
      case OPS.beginAnnotation:
        return this.#beginAnnotation(args);
      case OPS.endAnnotation:
        return this.#endAnnotation();
      case OPS.paintFormXObjectBegin:
        return this.#beginForm(first, second);
      case OPS.paintFormXObjectEnd:
        return this.#restore();
      case OPS.beginGroup:
        return this.#beginGroup(first);
      case OPS.endGroup:
        return this.#endGroup(first);
      case OPS.beginMarkedContent:
        this.#layers.push(true);
        return;
      case OPS.beginMarkedContentProps:
        this.#layers.push(first !== 'OC' || this.#resources.layerShown(second));
        return;
      case OPS.endMarkedContent:
        this.#layers.pop();
        return;
      default:
        this.#takeText(code, args);
    }
  }

  #takeText(code: number, args: readonly unknown[]): void {
    const around = {
      order: this.#order,
      layerShown: !this.#layers.includes(false),
      masked: this.#masks > 0,
    };
    this.#text.take(code, args, this.#state, around);
  }

  #save(): void {
    this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue;
      const [key, value]: unknown[] = entry;
      if (key === 'ca') this.#state.fillAlpha = numberOf(value);
      else if (key === 'CA') this.#state.strokeAlpha = numberOf(value);
      else if (key === 'SMask') this.#state.masked = value !== false;
      else if (key === 'Font' && Array.isArray(value)) this.#takeText(OPS.setFont, value);
    }
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    const state = this.#state;
    state.matrix = compose(state.matrix, matrixOf(matrix) ?? identity);
    this.#clipToBox(box, state.matrix);
  }

  #beginGroup(group: unknown): void {
    this.#save();
    if (!isRecord(group)) return;
    // the group's transformation is applied by the form inside it; here it only positions the box
    this.#clipToBox(group['bbox'], compose(this.#state.matrix, matrixOf(group['matrix']) ?? identity));
    if (isRecord(group['smask'])) this.#masks += 1;
    // the group is composited with the opacity set outside it; inside it, opacity starts at 1 again
    const state = this.#state;
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = state.strokeAlpha = 1;
  }

  #endGroup(group: unknown): void {
    this.#restore();
    if (isRecord(group) && isRecord(group['smask'])) this.#masks -= 1;
  }

  /** An annotation is drawn like a separate page, positioned in its rectangle. */
  #beginAnnotation([id, rectangleOf, transform, matrix]: readonly unknown[]): void {
    this.#annotations.push({ saved: this.#saved.length, state: this.#state, glyphs: this.glyphs.length, id });
    this.#state = { ...this.#initial };
    this.#clipToBox(rectangleOf, this.#initial.matrix);
    for (const step of [transform, matrix]) {
      this.#state.matrix = compose(this.#state.matrix, matrixOf(step) ?? identity);
    }
  }

  #endAnnotation(): void {
    const begun = this.#annotations.pop();
    if (begun === undefined) return;
    this.#saved.length = Math.min(this.#saved.length, begun.saved);
    this.#state = begun.state;
    const drawn = this.glyphs.slice(begun.glyphs).map(({ text }) => text);
    this.annotated.set(begun.id, drawn.join(''));
  }

  #setFillPattern([kind, id, matrix]: readonly unknown[]): void {
    const gradient = kind === 'Shading' ? this.#resources.gradient(id) : unknownGradient;
    this.#state.fill = gradient.colours;
    this.#state.paint = paintOf(gradient, compose(this.#initial.matrix, matrixOf(matrix) ?? identity));
  }

  #clipToBox(box: unknown, matrix: Matrix): void {
    const [left, top, right, bottom] = Array.from(numbersOf(box));
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return;
    this.#state.clip = clipTo(this.#state.clip, rectangle(matrix, [left, top, right, bottom]));
  }

  #path(painting: unknown, data: unknown): void {
    const path = Array.isArray(data) ? numbersOf(data[0]) : [];
    const evenOdd = painting === OPS.eoFill || painting === OPS.eoFillStroke || painting === OPS.closeEOFillStroke;
    const fills = evenOdd || painting === OPS.fill || painting === OPS.fillStroke || painting === OPS.closeFillStroke;
    if (fills && path.length > 0) this.#fill(outlineOf(path, this.#state.matrix, evenOdd), this.#state.paint);
    if (this.#clipNext === undefined) return;
    const clip = outlineOf(path, this.#state.matrix, this.#clipNext === 'evenodd');
    this.#state.clip = clipTo(this.#state.clip, clip);
    this.#clipNext = undefined;
  }

  #picture(id: unknown, matrix: Matrix): void {
    const picture = this.#resources.picture(id);
    if (picture !== undefined) this.#fill(rectangle(matrix, unitSquare), pictureSample(picture, matrix), true);
  }

  #pictures([id, scaleX, scaleY, positions]: readonly unknown[]): void {
    const places = numbersOf(positions);
    for (let i = 0; i + 1 < places.length; i += 2) {
      const place: Matrix = [numberOf(scaleX), 0, 0, numberOf(scaleY), numberOf(places[i]), numberOf(places[i + 1])];
      this.#picture(id, compose(this.#state.matrix, place));
    }
  }

  #mask(given: unknown): void {
    const { matrix, paint, fill } = this.#state;
    const mask = this.#resources.mask(given);
    const [colour] = fill;
    if (mask !== undefined && colour !== undefined && typeof paint !== 'function')
      this.#fill(rectangle(matrix, unitSquare), maskSample(mask, colour, matrix), true);
  }

  #fill(outline: Outline, paint: Paint, picture?: true): void {
    const { fillAlpha, groupAlpha, masked, clip } = this.#state;
    if (fillAlpha * groupAlpha < opaque || masked || this.#masks > 0 || this.#layers.includes(false)) return;
    this.canvas.add({ order: this.#order, outline, clip, paint, ...(picture && { picture }) });
  }
}

function paintOf({ colours, axial }: Gradient, matrix: Matrix): Paint {
  return (axial === undefined ? undefined : axialSample(axial, matrix)) ?? colours;
}
