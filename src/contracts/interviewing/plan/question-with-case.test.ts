import { expect, test } from 'vitest';
import { questionWithCase } from './question-with-case.ts';

const asked = (id: string, block: 'core' | 'cv', change: object = {}) =>
  ({ id, block, kind: 'behavioral', competencyId: 'care', ...change }) as const;
const core = asked('1', 'core');
const candidate = { followUps: [] };

test.each([
  ['of the same competency', asked('2', 'cv'), '2'],
  ['written to follow it', asked('2', 'cv', { competencyId: 'team', behind: '1' }), '2'],
  ['in another matter', asked('2', 'cv', { competencyId: 'team' }), undefined],
  ['without a case', asked('2', 'cv', { kind: 'situational' }), undefined],
  ['for everybody, too', asked('2', 'core'), undefined],
])('questionWithCase › beside a case that everybody is asked for, one %s › %s', (_which, other, found) => {
  expect(questionWithCase({ questions: [core, other], candidate }, core)?.id).toBe(found);
});

test('questionWithCase › of a question that asks for no case › is none', () => {
  const questions = [asked('1', 'core', { kind: 'knowledge' }), asked('2', 'cv')];
  expect(questionWithCase({ questions, candidate }, asked('1', 'core', { kind: 'knowledge' }))).toBeUndefined();
});

test('questionWithCase › several people are compared, each with their own last › asks for no other one', () => {
  expect(
    questionWithCase({ questions: [core, asked('2', 'cv')], candidatesInView: 2, candidate }, core),
  ).toBeUndefined();
});

test('questionWithCase › this person is led to a case that is named › asks for no other one', () => {
  const questions = [core, asked('2', 'cv')];
  const led = (leadsIn: boolean) => ({ followUps: [{ questionId: '1', leadsIn }] });
  expect(questionWithCase({ questions, candidate: led(true) }, core)).toBeUndefined();
  expect(questionWithCase({ questions, candidate: led(false) }, core)?.id).toBe('2');
});
