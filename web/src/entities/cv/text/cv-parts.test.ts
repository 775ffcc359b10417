import { describe, expect, it } from 'vitest';
import { cvParts } from './cv-parts.ts';

const text = 'Led the split of a database. Cut latency.\nOn call.';
const led = { start: 0, end: 13, question: 5 };
const cut = { start: 29, end: 40, question: 6 };
const onCall = { start: 42, end: 49 };

describe('cvParts', () => {
  it('quotes › anywhere › cut the text without losing a character', () => {
    const parts = cvParts(text, [onCall, cut, led], 6);
    expect(parts.map(({ kind }) => kind)).toEqual(['quoted', 'plain', 'selected', 'plain', 'quoted', 'plain']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('quotes › that overlap › are marked once, for both questions', () => {
    const parts = cvParts(
      'abcdef',
      [
        { start: 1, end: 4, question: 1 },
        { start: 2, end: 5, question: 2 },
      ],
      undefined,
    );
    expect(parts).toEqual([
      { kind: 'plain', start: 0, text: 'a', questions: [] },
      { kind: 'quoted', start: 1, text: 'bcde', questions: [1, 2] },
      { kind: 'plain', start: 5, text: 'f', questions: [] },
    ]);
  });

  it('two quotes › of one line › have their numbers together at the first', () => {
    const numbered = cvParts(text, [cut, led, { ...onCall, question: 7 }], undefined).filter(
      ({ questions }) => questions.length > 0,
    );
    expect(numbered.map(({ start, questions }) => ({ start, questions }))).toEqual([
      { start: 0, questions: [5, 6] },
      { start: 42, questions: [7] },
    ]);
  });
});
