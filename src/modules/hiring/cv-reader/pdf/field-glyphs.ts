import type { FilledField } from './annotations.ts';
import { apply, type Box, type Matrix } from './matrix.ts';
import type { Glyph } from './glyph.ts';

const leading = 1.2;
const usualWidth = 0.5;
const padding = 2;

/**
 * The glyphs that a viewer draws for a form field without its own appearance: the value at the top of its rectangle,
 * wrapped at words. Fields with their own appearance are not handled here.
 */
export function fieldGlyphs(
  fields: readonly FilledField[],
  drawn: ReadonlyMap<unknown, string>,
  base: Matrix,
  page: Box,
): Glyph[] {
  return fields
    .filter(({ id, value }) => !lettersOf(drawn.get(id) ?? '').includes(lettersOf(value)))
    .flatMap((field) => written(field, base, page));
}

function written({ value, rect, size }: FilledField, base: Matrix, page: Box): Glyph[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const fitting = Math.max(4, Math.min(size, (top - bottom) / leading));
  const most = Math.max(1, Math.floor((right - left) / (fitting * usualWidth)));
  return wrapped(value, most).flatMap((line, row) => {
    const y = top - fitting * (1 + row * leading);
    return Array.from(line, (text, index): Glyph => {
      const at = (step: number) => apply(base, left + padding + step * fitting * usualWidth, y);
      return {
        text,
        start: at(index),
        end: at(index + 1),
        size: fitting,
        breadth: fitting,
        angle: 0,
        up: [0, -1],
        order: 0,
        colours: [[0, 0, 0]],
        alpha: 1,
        painted: true,
        clip: { box: page, outlines: [] },
        layerShown: true,
        masked: false,
        bold: false,
      };
    });
  });
}

function wrapped(value: string, most: number): string[] {
  return value.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u)) {
      if (line !== '' && line.length + word.length >= most) {
        lines.push(line);
        line = '';
      }
      line += (line === '' ? '' : ' ') + word;
    }
    return [...lines, line];
  });
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
}
