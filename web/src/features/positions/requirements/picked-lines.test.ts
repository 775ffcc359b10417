import { expect, test } from 'vitest';
import { groupsOf, ticked, withPicks } from './picked-lines.ts';

const line = (text: string, isClause = false) => ({ text, isClause, isRefused: false });
const groups = groupsOf([
  line('You lift 25 kg and swim'),
  line('You lift 25 kg', true),
  line('swim', true),
  line('Tea'),
]);

test('groupsOf › sentences and clauses › holds each clause with its sentence', () => {
  expect(groups.map(({ text, clauses }) => [text, clauses.length])).toEqual([
    ['You lift 25 kg and swim', 2],
    ['Tea', 0],
  ]);
});

test('ticked › a sentence of which a clause is ticked › replaces the clause, and the clause replaces the sentence', () => {
  const sentence = ticked('You lift 25 kg and swim', ['swim', 'Tea'], groups);
  expect(sentence).toEqual(['Tea', 'You lift 25 kg and swim']);
  expect(ticked('You lift 25 kg', sentence, groups)).toEqual(['Tea', 'You lift 25 kg']);
});

test('ticked › two clauses of a sentence › stand beside each other, and are cleared one by one', () => {
  const both = ticked('swim', ['You lift 25 kg'], groups);
  expect(both).toEqual(['You lift 25 kg', 'swim']);
  expect(ticked('swim', both, groups)).toEqual(['You lift 25 kg']);
});

test('withPicks › more than a plan takes › drops what was crossed out, and what the text no longer says', () => {
  const before = Array.from({ length: 9 }, (_, at) => `Card ${String(at)}`);
  const choices = { notChecked: ['Card 3'], alsoChecked: ['Gone', ...before] };
  const found = before.map((text) => ({ text }));
  expect(withPicks(choices, ['One', 'Two'], found)).toEqual([
    ...before.filter((text) => text !== 'Card 3'),
    'One',
    'Two',
  ]);
});
