import { describe, expect, it } from 'vitest';
import { cvParts } from './cv-parts.ts';

const text = 'Led the split of a database. Cut latency.\nOn call.';
const led = { start: 0, end: 13, number: 5 };
const cut = { start: 29, end: 40, number: 6 };
const onCall = { start: 42, end: 49 };

describe('cvParts', () => {
  it('quotes › anywhere › cut the text without losing a character', () => {
    const parts = cvParts(text, [onCall, cut, led], 6);
    expect(parts.map(({ kind }) => kind)).toEqual(['quoted', 'plain', 'selected', 'plain', 'quoted', 'plain']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('quotes › that overlap › are marked once, with both numbers', () => {
    const parts = cvParts(
      'abcdef',
      [
        { start: 1, end: 4, number: 1 },
        { start: 2, end: 5, number: 2 },
      ],
      undefined,
    );
    expect(parts).toEqual([
      { kind: 'plain', start: 0, text: 'a', numbers: [] },
      { kind: 'quoted', start: 1, text: 'bcde', numbers: [1, 2] },
      { kind: 'plain', start: 5, text: 'f', numbers: [] },
    ]);
  });

  it('two quotes › of one line › have their numbers together at the first', () => {
    const numbered = cvParts(text, [cut, led, { ...onCall, number: 7 }], undefined).filter(
      ({ numbers }) => numbers.length > 0,
    );
    expect(numbered.map(({ start, numbers }) => ({ start, numbers }))).toEqual([
      { start: 0, numbers: [5, 6] },
      { start: 42, numbers: [7] },
    ]);
  });
});
