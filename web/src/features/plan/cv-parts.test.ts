import { describe, expect, it } from 'vitest';
import { cvParts } from './cv-parts.ts';

describe('cvParts', () => {
  it('quotes › anywhere › cut the text without losing a character', () => {
    const text = 'Led the split of a database. Cut latency.';
    const parts = cvParts(
      text,
      [
        { start: 0, end: 13 },
        { start: 29, end: 40 },
      ],
      [{ start: 29, end: 40 }],
    );
    expect(parts.map(({ kind }) => kind)).toEqual(['quoted', 'plain', 'selected', 'plain']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('quotes › that overlap › are marked once', () => {
    expect(
      cvParts(
        'abcdef',
        [
          { start: 1, end: 4 },
          { start: 2, end: 5 },
        ],
        [],
      ),
    ).toEqual([
      { kind: 'plain', start: 0, end: 1, text: 'a' },
      { kind: 'quoted', start: 1, end: 5, text: 'bcde' },
      { kind: 'plain', start: 5, end: 6, text: 'f' },
    ]);
  });
});
