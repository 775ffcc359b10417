import { describe, expect, test } from 'vitest';
import { boundedText } from './bounded-text.ts';

describe('boundedText', () => {
  test.each([
    ['a paragraph', `${'Led a team of nine. '.repeat(60)}\n\n- Wards\n`],
    ['a ruled line', `${'='.repeat(80)}\nExperience\n${'—'.repeat(80)}`],
    ['lines with nothing in them', 'Nurse\n\n\n\n\n\nWards'],
    ['accents of their own', 'и\u0306'.repeat(300)],
  ])('boundedText › %s, as people write › stays as it is', (_what, text) => {
    expect(boundedText(text)).toBe(text);
  });

  test.each([' ', '\t', '.', '. ', '-', '· ', '🙂'])(
    'boundedText › %j over and over › is cut, and what follows stays',
    (sign) => {
      const text = boundedText(`German${sign.repeat(5_000)}B2\nEnglish`);
      expect(text.length).toBeLessThan(200);
      expect(text).toMatch(/^German[^]+B2\nEnglish$/u);
      expect(text.isWellFormed()).toBe(true);
    },
  );

  test.each([
    ['sentences', 'Led a team of nine nurses on a ward. '],
    ['words', 'ward '],
    ['letters', 'я'],
    ['signs of two halves', '𝒜'],
  ])('boundedText › a long line of %s › is broken where one ends, and no letter is lost', (_what, piece) => {
    const text = boundedText(`x${piece.repeat(5_000)}`);
    const lines = text.split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
    expect(text.replaceAll(/\s/gu, '')).toBe(`x${piece.repeat(5_000)}`.replaceAll(/\s/gu, ''));
    expect(text.isWellFormed()).toBe(true);
    const endsWhole = piece.endsWith(' ') ? new RegExp(`${piece.trim()}$`, 'u') : /./u;
    expect(lines.filter((line) => !endsWhole.test(line.trimEnd()))).toEqual([]);
  });

  test('boundedText › of what it made › changes nothing', () => {
    const once = boundedText(`${' .'.repeat(900)}${'a b'.repeat(3_000)}\n${'я'.repeat(4_500)}`);
    expect(boundedText(once)).toBe(once);
  });
});
