import { describe, expect, it } from 'vitest';
import { decisionSteps, stepsLeft } from './decision-steps.ts';

const nothing = { overallAssessment: '', strengths: [], concerns: [''] };
const questions = [
  { id: 'a', order: 1 },
  { id: 'b', order: 2 },
];
const answers = questions.map(({ id }) => ({ questionId: id, score: 7 as number | null, redFlagSeen: false }));
const all = { points: [], answers, questions, offer: undefined, text: nothing };

describe('the steps of a decision', () => {
  it('nothing was required, everything is scored › has nothing to settle', () => {
    expect(decisionSteps(all)).toEqual({
      scores: { isDone: false, below: 0, missing: 0 },
      reason: { isDone: false },
    });
  });

  it('answers of each kind › are counted apart, and what is open is not done', () => {
    const points = (['yes', 'no', 'open', null, null] as const).map((answer) => ({ text: 'x', answer }));
    expect(decisionSteps({ ...all, points }).settle).toEqual({
      isDone: false,
      notMet: 1,
      open: 3,
      unscored: 0,
      flagged: 0,
    });
  });

  it('everything was answered, with a no › is done', () => {
    const points = (['yes', 'no'] as const).map((answer) => ({ text: 'x', answer }));
    expect(decisionSteps({ ...all, points }).settle).toMatchObject({ isDone: true, notMet: 1 });
  });

  it('a question without a score, another with a red flag › are to be settled, also where nothing was required', () => {
    const given = [
      { questionId: 'a', score: null, redFlagSeen: false },
      { questionId: 'b', score: 6, redFlagSeen: true },
    ];
    expect(decisionSteps({ ...all, answers: given }).settle).toMatchObject({ unscored: 1, flagged: 1 });
  });

  it('an offer takes 8 of one and 7 of another, one has no score › what is below is told from what is missing', () => {
    const offer = {
      leastScores: [
        { order: 1, least: 8 },
        { order: 2, least: 7 },
      ],
      also: [],
    };
    expect(decisionSteps({ ...all, offer }).scores).toEqual({ isDone: false, below: 1, missing: 0 });
    const given = [{ questionId: 'a', score: 9, redFlagSeen: false }];
    expect(decisionSteps({ ...all, offer, answers: given }).scores).toEqual({ isDone: false, below: 0, missing: 1 });
    const reached = answers.map((answer) => ({ ...answer, score: 8 }));
    expect(decisionSteps({ ...all, offer, answers: reached }).scores.isDone).toBe(true);
  });

  it('an offer takes less of what does not decide › a score below it is told, one that nobody gave is not missed', () => {
    const leastScores = [
      { order: 1, least: 6 },
      { order: 2, least: 4, ifAsked: true as const },
    ];
    const scoresOf = (other: number | null) =>
      decisionSteps({
        ...all,
        offer: { leastScores, also: [] },
        answers: answers.map((answer) => (answer.questionId === 'b' ? { ...answer, score: other } : answer)),
      }).scores;
    expect(scoresOf(3)).toEqual({ isDone: false, below: 1, missing: 0 });
    expect(scoresOf(4)).toEqual({ isDone: true, below: 0, missing: 0 });
    expect(scoresOf(null)).toEqual({ isDone: true, below: 0, missing: 0 });
  });

  it('a reason, a strength or a concern was written › it is done', () => {
    const text = { overallAssessment: 'Knows it.', strengths: ['Figures', ' '], concerns: ['Pace'] };
    expect(decisionSteps({ ...all, text }).reason).toEqual({ isDone: true });
  });
});

describe('stepsLeft', () => {
  it('something is open, then nothing, then one is chosen › settle and choose, choose, record', () => {
    expect(stepsLeft(2, null)).toEqual(['settle', 'choose']);
    expect(stepsLeft(0, null)).toEqual(['choose']);
    expect(stepsLeft(0, 'hire')).toEqual(['record']);
  });

  it('one is chosen while something is open › record', () => {
    expect(stepsLeft(2, 'further_interview')).toEqual(['record']);
  });
});
