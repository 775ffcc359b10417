import { expect, test } from 'vitest';
import type { Evidence, FollowUp, Question } from '#contracts/interviewing/plan/plan.ts';
import { reachingQuestion } from './reaching-question.ts';

const line = (start: number): Evidence => ({ cvId: 'cv', page: 1, start, end: start + 20, quote: 'Built the service' });

const question = (id: string, evidence: readonly Evidence[] = []): Question =>
  ({
    id,
    competencyId: 'design',
    text: 'Who paid for it?',
    whyAsked: 'It shows the own part.',
    expectedAnswer: { keyPoints: [], notRequired: [] },
    probes: [{ text: 'And the swimming trips?' }],
    evidence: [...evidence],
  }) as unknown as Question;
const behind = (questionId: string, evidence: Evidence): FollowUp => ({
  questionId,
  evidence,
  text: 'How many weeks?',
});

const [first, second, own] = [question('first'), question('second'), question('own', [line(40)])];
const questions = [own, first, second];
const reached = (evidence: Evidence, named: Question | undefined, followUps: readonly FollowUp[]) => {
  const found = reachingQuestion(
    { text: 'Whose design was that?', competencyId: 'other', evidence },
    { named, questions, followUps },
  );
  return found && [found.question.id, found.inFollowUp];
};

test('reachingQuestion › a follow-up on the line, no question named › the question before it', () => {
  expect(reached(line(0), undefined, [behind('second', line(0))])).toEqual(['second', true]);
});

test('reachingQuestion › what leads into a question is on the line › the question itself', () => {
  expect(reached(line(0), undefined, [{ ...behind('second', line(0)), leadsIn: true }])).toEqual(['second', false]);
});

test.each([
  ['two follow-ups', line(0)],
  ['a follow-up and a question of this person', line(40)],
])('reachingQuestion › %s on the line › where its writer says', (_, evidence) => {
  expect(reached(evidence, second, [behind('first', evidence), behind('second', evidence)])).toEqual(['second', true]);
});

test('reachingQuestion › a question of this person on the line, another one named without it › the one on the line', () => {
  expect(reached(line(40), first, [])).toEqual(['own', false]);
});

test('reachingQuestion › a question of the competency named, another one on the line › where its writer says', () => {
  const area = { text: 'Whose design was that?', competencyId: 'design', evidence: line(40) };
  const found = reachingQuestion(area, { named: second, questions, followUps: [] });
  expect(found).toEqual({ question: second, inFollowUp: false });
});

test('reachingQuestion › a number that no question has › the one on the line', () => {
  expect(reached(line(40), undefined, [])).toEqual(['own', false]);
});

test('reachingQuestion › nothing on the line, in the words or the competency › nowhere', () => {
  expect(reached(line(80), first, [])).toBeUndefined();
});

test.each([
  ['one of whose probes names it', 'Swimming is not named.', 'first'],
  ['that asks something else, of the same competency', 'Night trains are not named.', undefined],
])('reachingQuestion › what the CV does not show, and a question %s › %s', (_which, text, found) => {
  const area = { text, competencyId: 'design' };
  expect(reachingQuestion(area, { named: first, questions, followUps: [] })?.question.id).toBe(found);
});
