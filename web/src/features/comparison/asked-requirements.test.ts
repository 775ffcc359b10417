import { expect, it } from 'vitest';
import type { ComparedInterview } from '#contracts/interviewing/position-comparison.ts';
import { askedRequirements } from './asked-requirements.ts';

it('askedRequirements › one that somebody was asked, and one that nobody was › are parted, with their places', () => {
  const interview = (requirements: ComparedInterview['requirements']): ComparedInterview => ({
    id: '00000000-0000-4000-8000-000000000000',
    candidate: { id: '00000000-0000-4000-8000-000000000001', name: 'Ada Example' },
    startedAt: '2026-11-28T08:00:00.000Z',
    recommendation: 'hire',
    unmet: { notMet: 0, open: 0 },
    sameCore: true,
    questionsInAdvance: false,
    mean: null,
    answers: [],
    taskAnswers: [],
    requirements,
    answeredAt: requirements.map((_, at) => at),
  });
  const requirements = ['A licence', 'Night shifts', 'Travel'];
  const interviews = [interview(['not_asked', 'not_asked', 'no']), interview([null, 'open', null])];
  expect(askedRequirements({ requirements, interviews })).toEqual({
    asked: [
      { text: 'Night shifts', at: 1 },
      { text: 'Travel', at: 2 },
    ],
    notAsked: [{ text: 'A licence', at: 0 }],
  });
});
