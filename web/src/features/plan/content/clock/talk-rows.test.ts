import { expect, test } from 'vitest';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { breakBefore, talkRows } from './talk-rows.ts';

test('talkRows › of a plan › tell the minutes since the start, without parts that take none', () => {
  const flow: Plan['flow'] = [
    { kind: 'intro', minutes: 5 },
    { kind: 'question', minutes: 12, questionId: '01900000-0000-7000-8000-0000000000aa' },
    { kind: 'candidate_questions', minutes: 8 },
    { kind: 'buffer', minutes: 0 },
    { kind: 'wrap_up', minutes: 3 },
  ];
  const rows = talkRows({ flow, questions: [] });
  expect(rows.map(({ from, to, step }) => [step.kind, from, to])).toEqual([
    ['intro', 0, 5],
    ['question', 5, 17],
    ['candidate_questions', 17, 25],
    ['wrap_up', 25, 28],
  ]);
});

test('breakBefore › of a question that a break comes before › tells its minutes, and nothing of any other', () => {
  const flow: Plan['flow'] = [
    { kind: 'intro', minutes: 5 },
    { kind: 'question', minutes: 12, questionId: 'a' },
    { kind: 'break', minutes: 10 },
    { kind: 'question', minutes: 12, questionId: 'b' },
  ];
  const rows = talkRows({ flow, questions: [] });
  expect(breakBefore(rows, 'b')).toMatchObject({ from: 17, to: 27 });
  expect(breakBefore(rows, 'a')).toBeUndefined();
  expect(breakBefore(rows, 'c')).toBeUndefined();
});
