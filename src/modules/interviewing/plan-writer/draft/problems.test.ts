import { expect, test } from 'vitest';
import { Problems } from './problems.ts';

test('Problems › told for a call about some members › names the items of these alone, once; the others wait', () => {
  const problems = new Problems('en');
  problems.add('law.item', 'A remark about the person.');
  problems.add('follow_up.law', 'Are you married?');
  problems.add('schema.answer');
  const told = problems.take(new Set(['follow_up.law']));
  expect(told.leftOut.map(({ text }) => text)).toEqual(['Are you married?']);
  expect(told.problems).toHaveLength(1);
  expect(problems.take().leftOut.map(({ text }) => text)).toEqual(['A remark about the person.']);
  expect(problems.take()).toEqual({ problems: [], leftOut: [] });
});
