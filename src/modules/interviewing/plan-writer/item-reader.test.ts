import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ItemReader, parseAnswer } from './item-reader.ts';

function read(text: string, pieceLength: number): unknown[] {
  const reader = new ItemReader('questions');
  const items: unknown[] = [];
  for (let at = 0; at < text.length; at += pieceLength) items.push(...reader.push(text.slice(at, at + pieceLength)));
  return items;
}

describe('ItemReader', () => {
  test('ItemReader › any JSON in any pieces › gives the elements as they are', () => {
    const item = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(item), fc.jsonValue(), fc.integer({ min: 1, max: 40 }), (questions, rest, length) => {
        const text = JSON.stringify({ before: rest, questions, after: [{ questions: rest }] });
        expect(read(text, length)).toEqual(JSON.parse(text).questions);
      }),
    );
  });

  test('ItemReader › an array of that name further in › is not read', () => {
    expect(read('{"a":{"questions":[{"x":1}]},"b":["questions",[{"y":2}]]}', 3)).toEqual([]);
  });

  test('ItemReader › half an element › is not given', () => {
    expect(read('{"questions":[{"a":1},{"b":', 4)).toEqual([{ a: 1 }]);
  });

  test('ItemReader › behind a fence and a word › reads all the same', () => {
    expect(read('Here: ```json\n{"questions":[{"a":"]}"}]}\n```', 5)).toEqual([{ a: ']}' }]);
  });
});

describe('parseAnswer', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['{"a":', undefined],
    ['no JSON', undefined],
    ['', undefined],
  ])('parseAnswer › of %j › is %j', (text, value) => {
    expect(parseAnswer(text)).toEqual(value);
  });
});
