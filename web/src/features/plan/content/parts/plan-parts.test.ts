import { describe, expect, test } from 'vitest';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { planParts } from './plan-parts.ts';

const flow: Plan['flow'] = [
  { kind: 'intro', minutes: 3, script: 'Hello.' },
  { kind: 'requirements', minutes: 4 },
  { kind: 'question', minutes: 9, questionId: 'one' },
  { kind: 'question', minutes: 6, questionId: 'two' },
  { kind: 'candidate_questions', minutes: 5 },
  { kind: 'wrap_up', minutes: 2, script: 'Thank you.' },
  { kind: 'buffer', minutes: 1 },
];
const [intro, check, first, second, ...end] = flow;
const candidate: Plan['candidate'] = {
  strengths: [],
  areasToProbe: [],
  followUps: [],
  requirementEvidence: [],
  toSettle: [],
  seenEarlier: [],
  toPrepare: [],
  furtherWhen: [],
  beforeOffer: [],
  alsoOpen: [],
  privateMatters: [],
};
const plan = {
  flow,
  candidate,
  requirements: [{ text: 'Do you hold a licence?', basis: 'licence', kind: 'licence' as const }],
  candidateQuestions: [{ question: 'Who drives?' }],
  decision: { weighsMost: 'Steering.', noWhen: ['No brakes.'] },
};

const named = (of: Parameters<typeof planParts>[0]) => planParts(of).map(({ name, minutes }) => `${name} ${minutes}`);

describe('planParts', () => {
  test('planParts › of a whole plan › are in the order of the talk, with the minutes of each', () => {
    expect(named(plan)).toEqual([
      'intro 3',
      'requirements 4',
      'questions 15',
      'candidate_questions 5',
      'wrap_up 2',
      'decision 0',
    ]);
  });

  test('planParts › where the requirements are checked last › stand behind the questions', () => {
    const last = [intro, first, second, check, ...end].filter((step) => step !== undefined);
    expect(named({ ...plan, flow: last }).slice(0, 3)).toEqual(['intro 3', 'questions 15', 'requirements 4']);
  });

  test('planParts › without a script, requirements or points, and a rule › are the questions and the minutes for the candidate’s own', () => {
    const silent = flow.map(({ kind, minutes }) => ({ kind, minutes }));
    expect(named({ flow: silent, candidate, requirements: [] })).toEqual(['questions 15', 'candidate_questions 5']);
    const withoutTime = silent.filter(({ kind }) => kind !== 'candidate_questions');
    expect(named({ flow: withoutTime, candidate, requirements: [] })).toEqual(['questions 15']);
  });

  test('planParts › with a point to settle and no requirement › have room for it', () => {
    const withPoint = { ...candidate, toSettle: [{ text: 'By when is it renewed?' }] };
    expect(named({ ...plan, requirements: [], candidate: withPoint })).toContain('requirements 4');
  });
});
