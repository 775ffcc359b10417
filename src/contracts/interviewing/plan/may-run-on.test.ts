import { describe, expect, test } from 'vitest';
import { type Minuted, givesWay, mayRunOn } from './may-run-on.ts';

const seen = (...ids: string[]) => ({ seenEarlier: ids.map((questionId) => ({ questionId, words: 'Told well.' })) });
const question = (id: string, change: Partial<Minuted> = {}): Minuted => ({
  id,
  order: Number(id),
  block: 'core',
  mustAsk: true,
  expectedMin: 5,
  ...change,
});
const open = question('2', { block: 'cv', followsUp: 'The count is open.' });
const optional = question('4', { mustAsk: false, expectedMin: 6 });

describe('givesWay', () => {
  test.each([
    ['seen earlier and optional', seen('4'), optional, true],
    ['seen earlier, and somebody wants it asked', seen('1'), question('1'), false],
    ['optional alone', seen(), optional, false],
  ])('givesWay › %s › %s', (_case, candidate, one, gives) => {
    expect(givesWay({ candidate }, one)).toBe(gives);
  });
});

describe('mayRunOn', () => {
  const plan = { candidate: seen('4'), questions: [question('1'), open, question('3'), optional] };

  test('mayRunOn › what an earlier round left open › by the minutes of what gives way', () => {
    expect(mayRunOn(plan, open)).toEqual({ minutes: 6, instead: [4] });
    expect(mayRunOn(plan, question('1'))).toBeUndefined();
  });

  test('mayRunOn › two that are open › share them', () => {
    const other = question('3', { block: 'cv', followsUp: 'Who led it is open.' });
    const shared = { ...plan, questions: [question('1'), open, other, optional] };
    expect([mayRunOn(shared, open)?.minutes, mayRunOn(shared, other)?.minutes]).toEqual([3, 3]);
  });

  test('mayRunOn › nothing is open › what must be asked about the CV may', () => {
    const ofCv = question('2', { block: 'cv' });
    const without = {
      ...plan,
      questions: [question('1'), ofCv, question('3', { block: 'cv', mustAsk: false }), optional],
    };
    expect(mayRunOn(without, ofCv)).toEqual({ minutes: 6, instead: [4] });
    expect(mayRunOn(without, question('3', { block: 'cv', mustAsk: false }))).toBeUndefined();
  });

  test('mayRunOn › much gives way › no further than one question takes', () => {
    const long = { ...optional, expectedMin: 11 };
    expect(mayRunOn({ ...plan, questions: [question('1'), open, long] }, open)?.minutes).toBe(7);
  });

  test('mayRunOn › nothing gives way › does not', () => {
    expect(mayRunOn({ ...plan, candidate: seen() }, open)).toBeUndefined();
  });
});
