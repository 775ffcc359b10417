import { describe, expect, it } from 'vitest';
import type { Glyph } from '#modules/hiring/cv-reader/pdf/glyph.ts';
import { pageText } from './page-layout.ts';

type Setting = { x: number; y: number; size?: number; gap?: number; angle?: number };

/** Glyphs that are half an em wide and `gap` em apart. */
function written(text: string, { x, y, size = 10, gap = 0, angle = 0 }: Setting): Glyph[] {
  const step = size * (0.5 + gap);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number) => [x + along * cos, y + along * sin] as const;
  return Array.from(text, (character, index) => ({
    text: character,
    start: at(index * step),
    end: at(index * step + size * 0.5),
    size,
    breadth: size,
    angle,
    up: [sin, -cos] as const,
    order: index,
    colours: [[0, 0, 0] as const],
    alpha: 1,
    painted: true,
    clip: { box: [0, 0, 600, 800] as const, outlines: [] },
    layerShown: true,
    masked: false,
    bold: false,
  }));
}

describe('pageText', () => {
  it('blanks that are gaps only › on a line › part the words', () => {
    const line = [...written('Senior', { x: 50, y: 50 }), ...written('Engineer', { x: 83, y: 50 })];
    expect(pageText(line)).toBe('Senior Engineer');
  });

  it('a letter-spaced heading › on a line › stays in words', () => {
    expect(pageText(written('WORK EXPERIENCE', { x: 50, y: 50, gap: 0.3 }))).toBe('WORK EXPERIENCE');
  });

  it('kerning and a change of font › inside a word › do not part it', () => {
    const line = [...written('Type', { x: 50, y: 50 }), ...written('Script', { x: 70.9, y: 50, size: 10.2 })];
    expect(pageText(line)).toBe('TypeScript');
  });

  it('bold text drawn twice › a hair apart › is read once', () => {
    const line = [...written('Skills', { x: 50, y: 50 }), ...written('Skills', { x: 50.3, y: 50 })];
    expect(pageText(line)).toBe('Skills');
  });

  it('two columns drawn row by row › are read › left before right', () => {
    const rows = [0, 1, 2, 3].flatMap((row) => [
      ...written(`left line number ${row} is a sentence`, { x: 50, y: 100 + row * 14 }),
      ...written(`right line number ${row} is a sentence`, { x: 320, y: 100 + row * 14 }),
    ]);
    expect(pageText(rows).split(/\n+/)).toEqual([
      ...[0, 1, 2, 3].map((row) => `left line number ${row} is a sentence`),
      ...[0, 1, 2, 3].map((row) => `right line number ${row} is a sentence`),
    ]);
  });

  it('two columns of short lines, each with its own parts › on one grid › are no table', () => {
    const left = ['Skills', 'Go', 'SQL', 'Kafka'];
    const right = ['Languages', 'English', 'Polish', 'German'];
    const rows = left.flatMap((text, row) => [
      ...written(text, { x: 50, y: 100 + row * 14 }),
      ...written(right[row] ?? '', { x: 320, y: 100 + row * 14 }),
    ]);
    expect(pageText(rows).split(/\n+/)).toEqual([...left, ...right]);
  });

  it('dates at the right edge › of each row › stay on their row', () => {
    const rows = [0, 1, 2].flatMap((row) => [
      ...written(`Engineer at the company number ${row}`, { x: 50, y: 100 + row * 14 }),
      ...written(`201${row} - 201${row + 1}`, { x: 400, y: 100 + row * 14 }),
    ]);
    expect(pageText(rows).split('\n')[1]).toBe('Engineer at the company number 1  2011 - 2012');
  });

  it('text on its side › on the page › comes last', () => {
    const page = [
      ...written('Curriculum', { x: 20, y: 400, angle: -Math.PI / 2 }),
      ...written('Olena', { x: 50, y: 50 }),
    ];
    expect(pageText(page)).toBe('Olena\n\nCurriculum');
  });

  it('a hyphen at a line end › as drawn › stays', () => {
    const page = [...written('respon\u00ad', { x: 50, y: 50 }), ...written('sible', { x: 50, y: 64 })];
    expect(pageText(page)).toBe('respon-\nsible');
  });
});
