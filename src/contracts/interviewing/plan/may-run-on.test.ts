import { describe, expect, test } from 'vitest';
import type { FollowUp } from './plan.ts';
import { type Minuted, mayBeShort, mayRunOn, openByWeight } from './may-run-on.ts';

const evidence = { cvId: '01900000-0000-7000-8000-0000000000cc', page: 1, start: 0, end: 5, quote: 'Wards' };
const known = (seen: readonly string[], followUps: readonly FollowUp[] = []) => ({
  seenEarlier: seen.map((questionId) => ({ questionId, words: 'Told well.' })),
  followUps: [...followUps],
});
const question = (id: string, change: Partial<Minuted> = {}): Minuted => ({
  id,
  order: Number(id),
  block: 'core',
  mustAsk: true,
  expectedMin: 5,
  ...change,
});
const open = question('2', { block: 'cv', followsUp: 'The count is open.' });
const last = question('4', { expectedMin: 6 });

describe('mayBeShort', () => {
  test.each([
    ['seen earlier, and last', ['4'], '4', true],
    ['seen earlier, before one that was', ['3', '4'], '3', true],
    ['seen earlier, and in its place all the same', ['1'], '1', false],
    ['last', [], '4', false],
  ])('mayBeShort › %s › %s', (_case, seen, id, isShort) => {
    const questions = ['1', '2', '3', '4'].map((one) => question(one));
    expect(mayBeShort({ candidate: known(seen), questions }, question(id))).toBe(isShort);
  });
});

describe('mayRunOn', () => {
  const plan = { candidate: known(['4']), questions: [question('1'), open, question('3'), last] };

  test('mayRunOn › what an earlier round left open › by what the last question does not take without follow-ups', () => {
    expect(mayRunOn(plan, open)).toEqual({ minutes: 3, instead: [4] });
    expect(mayRunOn(plan, question('1'))).toBeUndefined();
  });

  test('mayRunOn › what it left open is asked behind a question for everybody › that one may', () => {
    const followUp = { questionId: '1', text: 'And the count?', evidence, followsUp: 'The count is open.' };
    const behind = { candidate: known(['4'], [followUp]), questions: [question('1'), question('2'), last] };
    expect(mayRunOn(behind, question('1'))).toEqual({ minutes: 3, instead: [4] });
    expect(mayRunOn(behind, question('2'))).toBeUndefined();
  });

  test('mayRunOn › two that are open › the longer may', () => {
    const other = question('3', { block: 'cv', followsUp: 'Who led it is open.', expectedMin: 7 });
    const both = { ...plan, questions: [question('1'), open, other, last] };
    expect([mayRunOn(both, open), mayRunOn(both, other)?.minutes]).toEqual([undefined, 3]);
  });

  test('mayRunOn › one is open behind a longer question › that which asks for its sake may', () => {
    const followUp = { questionId: '1', text: 'Who led it?', evidence, followsUp: 'Who led it is open.' };
    const questions = [question('1', { expectedMin: 8 }), open, question('3'), last];
    const both = { candidate: known(['4'], [followUp]), questions };
    expect(openByWeight(both.candidate, questions).map(({ id }) => id)).toEqual(['2', '1']);
    expect(mayRunOn(both, open)?.minutes).toBe(3);
  });

  test('mayRunOn › nothing is open › what must be asked about the CV may', () => {
    const ofCv = question('2', { block: 'cv' });
    const optional = question('3', { block: 'cv', mustAsk: false });
    const without = { ...plan, questions: [question('1'), ofCv, optional, last] };
    expect(mayRunOn(without, ofCv)).toEqual({ minutes: 3, instead: [4] });
    expect(mayRunOn(without, optional)).toBeUndefined();
  });

  test('mayRunOn › much is left › no further than one question takes', () => {
    const long = { ...last, expectedMin: 12 };
    expect(mayRunOn({ ...plan, questions: [question('1'), open, long] }, open)?.minutes).toBe(7);
  });

  test('mayRunOn › more is left than the weightiest can take › the next has the rest', () => {
    const other = question('3', { block: 'cv', followsUp: 'Who led it is open.', expectedMin: 9 });
    const both = { ...plan, questions: [question('1'), open, other, { ...last, expectedMin: 8 }] };
    expect([mayRunOn(both, other)?.minutes, mayRunOn(both, open)?.minutes]).toEqual([3, 2]);
  });

  test('mayRunOn › nothing may be short › does not', () => {
    expect(mayRunOn({ ...plan, candidate: known([]) }, open)).toBeUndefined();
  });
});
