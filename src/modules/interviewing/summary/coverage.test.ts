import { describe, expect, it } from 'vitest';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { newId } from '#platform/new-id.ts';
import { emptyAnswer } from '#contracts/interviewing/run/run-rules.ts';
import { coverageOf } from './coverage.ts';

describe('coverageOf', () => {
  const asked = newId();
  const open = newId();
  const own = newId();
  const plan = {
    competencies: [
      { id: 'apis', name: 'APIs', mustHave: true },
      { id: 'databases', name: 'Databases', mustHave: true },
      { id: 'review', name: 'Review', mustHave: false },
    ],
    questions: [
      { id: asked, competencyId: 'apis', block: 'core' },
      { id: own, competencyId: 'apis', block: 'cv', order: 2 },
      { id: open, competencyId: 'databases', block: 'core' },
    ],
  } as Plan;
  const answers = [{ ...emptyAnswer(asked), score: 0 }, { ...emptyAnswer(own), score: 5 }, emptyAnswer(open)];

  it('coverageOf › before the decision › shows what is covered and no mean', () => {
    expect(coverageOf(plan, answers, false)).toMatchObject([
      { competencyId: 'apis', questions: 2, scored: 2, insufficientEvidence: false, mean: null, apart: [] },
      { competencyId: 'databases', questions: 1, scored: 0, insufficientEvidence: true, mean: null },
      { competencyId: 'review', questions: 0, scored: 0, insufficientEvidence: false, mean: null },
    ]);
  });

  it('coverageOf › after the decision › shows the means; 0 is a score, not scored is none', () => {
    expect(coverageOf(plan, answers, true).map(({ mean }) => mean)).toEqual([0, null, null]);
  });

  it('coverageOf › after the decision › names the question for one person alone that the mean leaves out', () => {
    expect(coverageOf(plan, answers, true).map(({ isOwn, apart }) => ({ isOwn, apart }))).toEqual([
      { isOwn: false, apart: [2] },
      { isOwn: false, apart: [] },
      { isOwn: false, apart: [] },
    ]);
  });
});
