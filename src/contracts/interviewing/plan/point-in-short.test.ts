import { expect, test } from 'vitest';
import { momentOfUnscored, pointInShort } from './point-in-short.ts';

const evidence = {
  cvId: '01900000-0000-7000-8000-0000000000aa',
  quote: 'ACLS - expired 03/2023',
  page: 1,
  start: 10,
  end: 32,
};
const candidate = { strengths: [], areasToProbe: [], toSettle: [] } as never;
const plan = { requirements: [{ text: 'The posting says: “A licence”. Do you hold this?' }], candidate } as never;

test.each([
  ['is asked in place of a requirement', { text: 'How is it?', requirement: 0, evidence }, 'A licence', false],
  ['rests on a line of the CV', { text: 'How is it?', evidence }, evidence.quote, true],
  ['rests on neither', { text: 'Does what is offered suit you?' }, 'Does what is offered suit you?', false],
] as const)('pointInShort › of a point that %s › is that, as one line', (_case, point, text, isLine) => {
  expect(pointInShort(plan, point)).toEqual({ text, isLine });
});

test('momentOfUnscored › of a talk › is before its first question or after its last', () => {
  expect(momentOfUnscored([{ kind: 'intro' }, { kind: 'requirements' }, { kind: 'question' }])).toBe('first');
  expect(momentOfUnscored([{ kind: 'intro' }, { kind: 'question' }, { kind: 'requirements' }])).toBe('last');
});
