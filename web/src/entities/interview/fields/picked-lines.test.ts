import { describe, expect, test } from 'vitest';
import { keptLines, shownLines, turnedLine } from './picked-lines.ts';

const note = 'Good on orders. Thin on stock. Salary?';
const read = [
  { text: 'Good on orders.', isOpen: false },
  { text: 'Thin on stock.', isOpen: true },
  { text: 'Salary?', isOpen: false },
];
const ticked = (picked: readonly string[] | null, text = note) =>
  shownLines(read, picked, text).flatMap((line) => (line.isTicked ? [line.text] : []));

describe('shownLines', () => {
  test('shownLines › nothing picked › ticks what the rules read as open', () => {
    expect(ticked(null)).toEqual(['Thin on stock.']);
  });

  test('shownLines › some picked, or none of them › ticks exactly these', () => {
    expect(ticked(['Salary?'])).toEqual(['Salary?']);
    expect(ticked([])).toEqual([]);
  });

  test('shownLines › a picked line that is read as part of another one › is shown in its place', () => {
    expect(shownLines(read, ['on stock'], note).map(({ text }) => text)).toEqual([
      'Good on orders.',
      'Thin on stock.',
      'on stock',
      'Salary?',
    ]);
  });

  test('shownLines › while the lines of a changed note are on their way › leaves out those that it lost', () => {
    expect(shownLines(read, null, 'Thin on stock.').map(({ text }) => text)).toEqual(['Thin on stock.']);
  });

  test('shownLines › as many picked as may be › lets no other be ticked', () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ text: `Line ${at}!`, isOpen: true }));
    const whole = many.map(({ text }) => text).join(' ');
    const picked = turnedLine('Line 3!', shownLines(many, null, whole));
    expect(picked).toHaveLength(12);
    expect(shownLines(many, picked, whole).filter(({ isFull }) => isFull)).toEqual([
      { text: 'Line 3!', isTicked: false, isFull: true },
    ]);
  });
});

test('turnedLine › a line is pressed › it changes and what the rules read stays, in the order of the note', () => {
  expect(turnedLine('Good on orders.', shownLines(read, null, note))).toEqual(['Good on orders.', 'Thin on stock.']);
  expect(turnedLine('Thin on stock.', shownLines(read, null, note))).toEqual([]);
});

describe('keptLines', () => {
  test.each([
    [null, note, null],
    [[], note, []],
    [['Salary?'], note, ['Salary?']],
    [['Salary?', 'Weekends?'], note, ['Salary?']],
    [['Weekends?'], note, null],
    [[], ' ', null],
  ])('keptLines › of %j in “%s” › are %j', (picked, text, kept) => {
    expect(keptLines(picked, text)).toEqual(kept);
  });
});
