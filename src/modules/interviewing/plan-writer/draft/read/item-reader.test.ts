import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ItemReader, itemsIn, parseAnswer } from './item-reader.ts';

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

  test.each([
    ['prose with odd marks', 'A 6" plan [draft: {"questions":[{"a":1}]}'],
    ['thoughts with odd marks', '<think>say "{ [ to them</think>\n{"questions":[{"a":1}]}'],
    ['thoughts that hold an answer', '<thinking>{"questions":[{"a":0}]}</thinking>{"questions":[{"a":1}]}'],
  ])('ItemReader › behind %s › reads all the same', (_what, text) => {
    for (const length of [1, 7, 200]) expect(read(text, length)).toEqual([{ a: 1 }]);
  });
});

describe('parseAnswer', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['{"a":', undefined],
    ['no JSON', undefined],
    ['', undefined],
    ['{"note":"}"} and then {"plan":{"questions":[{"a":1}],"x":2}} {done}', { questions: [{ a: 1 }], x: 2 }],
    ['<think>{"questions":[]} "</think>{"questions":[1]}', { questions: [1] }],
    ['[not this] {nor this} ```{"questions":[]}```', { questions: [] }],
  ])('parseAnswer › of %j › is %j', (text, value) => {
    expect(parseAnswer(text, ['questions'])).toEqual(value);
  });
});

describe('itemsIn', () => {
  test.each([
    ['one more object around it', '{"plan":{"questions":[{"a":1},{"b":"]"}]}}', [{ a: 1 }, { b: ']' }]],
    ['a cut answer', '{"result":{"questions":[{"a":1},{"b":', [{ a: 1 }]],
    ['a word of that name', 'the "questions" are none', []],
  ])('itemsIn › %s › gives what is whole', (_what, text, items) => {
    expect(itemsIn(text, 'questions')).toEqual(items);
  });
});
