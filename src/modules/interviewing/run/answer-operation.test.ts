import { describe, expect, it } from 'vitest';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { newId } from '#platform/new-id.ts';
import { emptyAnswer, openMustAsks } from '#contracts/interviewing/run/run-rules.ts';
import { type AnswerOperation, applyToAnswer } from './answer-operation.ts';

const questionId = newId();
const anchors = ['0', '1-3', '4-6', '7-8', '9-10'].map((band) => ({ band, label: band, behaviours: ['one', 'two'] }));
const question = { id: questionId, mustAsk: true, anchors } as Question;

function operation(kind: AnswerOperation['kind'], value: unknown, baseVersion = 0): AnswerOperation {
  return { id: newId(), at: '2026-11-20T10:00:00Z', questionId, kind, value, baseVersion } as AnswerOperation;
}

const apply = (...operations: AnswerOperation[]) => {
  let answer = emptyAnswer(questionId);
  for (const one of operations) {
    const result = applyToAnswer(answer, question, one);
    if (result.kind === 'applied') answer = result.answer;
  }
  return answer;
};

describe('applyToAnswer', () => {
  it('applyToAnswer › a field › raises only its own version', () => {
    expect(apply(operation('score', 7)).versions).toEqual({ state: 0, score: 1, ticks: 0, note: 0, flag: 0 });
  });

  it.each([1, 7])('applyToAnswer › made on version %i of a field at 0 › is stale', (baseVersion) => {
    expect(applyToAnswer(emptyAnswer(questionId), question, operation('note', 'x', baseVersion))).toEqual({
      kind: 'stale',
    });
  });

  it('applyToAnswer › skipped, then asked after all › drops the reason', () => {
    const skipped = operation('state', { state: 'skipped', reason: 'no_time' });
    const answered = operation('state', { state: 'answered' }, 1);
    expect(apply(skipped)).toMatchObject({ state: 'skipped', skipReason: 'no_time' });
    expect(apply(skipped, answered)).toMatchObject({ state: 'answered', skipReason: null });
  });

  it('applyToAnswer › seconds › add up', () => {
    expect(apply(operation('spent', 30), operation('spent', 12)).spentSec).toBe(42);
  });

  it('applyToAnswer › a red flag without a note › is kept', () => {
    expect(apply(operation('flag', true))).toMatchObject({ redFlagSeen: true, notes: '' });
  });

  it.each([['0.2'], ['4.3']])('applyToAnswer › a tick %s that the plan does not have › is refused', (tick) => {
    expect(applyToAnswer(emptyAnswer(questionId), question, operation('ticks', ['0.0', tick]))).toEqual({
      kind: 'refused',
      code: 'interviewing.operation_refused',
    });
  });
});

describe('applyToAnswer', () => {
  it('applyToAnswer › to a part without a question › takes a note and nothing else', () => {
    const part = emptyAnswer(questionId);
    expect(applyToAnswer(part, undefined, operation('note', 'came by train'))).toMatchObject({
      kind: 'applied',
      answer: { notes: 'came by train', versions: { note: 1 } },
    });
    for (const other of [operation('score', 7), operation('ticks', []), operation('flag', true), operation('spent', 9)])
      expect(applyToAnswer(part, undefined, other)).toMatchObject({ kind: 'refused' });
  });
});

describe('openMustAsks', () => {
  const plan = { questions: [question] } as Parameters<typeof openMustAsks>[0];

  it.each([
    ['untouched', apply(), true],
    ['answered without a score', apply(operation('state', { state: 'answered' })), true],
    ['scored 0', apply(operation('score', 0)), false],
    ['skipped with a reason', apply(operation('state', { state: 'skipped', reason: 'other' })), false],
  ])('openMustAsks › %s › is open: %s', (_, answer, open) => {
    expect(openMustAsks(plan, [answer])).toEqual(open ? [questionId] : []);
  });
});
