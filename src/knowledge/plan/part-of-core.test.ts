import { describe, expect, test } from 'vitest';
import { aQuestion, brief } from './assemble-example.ts';
import { partOfCore } from './part-of-core.ts';
import type { CoreBlock, PlanBrief } from './plan-parts.ts';
import { fitMinutes } from './time/fit-minutes.ts';

const cv = { cvId: 'cv', pages: [], lines: [] };
const forPerson: PlanBrief = { ...brief, durationMin: 45, cv, emphasis: 'person' };
const core: CoreBlock = {
  competencies: [
    { id: 'care', name: 'Care', definition: 'Care.', source: 'focus_area', mustHave: true },
    { id: 'team', name: 'Team', definition: 'Team.', source: 'focus_area', mustHave: false },
  ],
  focusAreas: [],
  requirements: [],
  decision: {
    weighsMost: 'Care decides.',
    noWhen: ['Leaves a resident who fell alone on the floor.', 'Hides a roster that nobody agreed to.', 'Smokes.'],
  },
  questions: [
    aQuestion('roster', { competencyId: 'team', text: 'Which roster did nobody agree to, and what came of it?' }),
    aQuestion('fall', { text: 'A resident fell. What do you do on the floor?', expectedMin: 9 }),
    aQuestion('pain', { text: 'Who decides about pain?', mustAsk: false }),
    aQuestion('team', { competencyId: 'team', mustAsk: false }),
  ],
};

describe('partOfCore', () => {
  test('partOfCore › most of the time for the person › keeps half of the questions, what decides first, and no two of a competency while another has none', () => {
    const part = partOfCore(forPerson, core);
    expect(part.isPart).toBe(true);
    expect(part.questions.map(({ id }) => id)).toEqual(['roster', 'fall']);
    expect(part.decision?.noWhen).toEqual(core.decision?.noWhen);
    const onlyCare = core.questions.map((question) => ({ ...question, competencyId: 'care' }));
    const ofCare = partOfCore(forPerson, { ...core, questions: onlyCare });
    expect(ofCare.questions.map(({ id }) => id)).toEqual(['roster', 'fall']);
  });

  test('partOfCore › each question that stays › has the minutes that it has for everybody', () => {
    const whole = fitMinutes(45, core.questions, 0)?.minutes;
    expect(partOfCore(forPerson, core).questions.map(({ expectedMin }) => expectedMin)).toEqual(whole?.slice(0, 2));
  });

  test('partOfCore › a reason for a no that is heard in what is left out › is none here, unless none would be left', () => {
    const questions = core.questions.map((question) =>
      question.id === 'roster' ? { ...question, mustAsk: false, expectedMin: 4 } : question,
    );
    const twoCompetencies = { ...core, questions: [...questions, aQuestion('b', { competencyId: 'team' })] };
    const part = partOfCore(forPerson, twoCompetencies);
    expect(part.questions.map(({ id }) => id)).toEqual(['fall', 'b']);
    expect(part.decision?.noWhen).toEqual(['Leaves a resident who fell alone on the floor.', 'Smokes.']);
    const decision = { weighsMost: 'Care.', noWhen: ['Hides a roster that nobody agreed to.'] };
    expect(partOfCore(forPerson, { ...twoCompetencies, decision }).decision).toEqual(decision);
  });

  test.each([
    ['for comparing', { ...forPerson, emphasis: 'comparison' as const }, core],
    ['without a CV', { ...forPerson, cv: null }, core],
    ['of two questions', forPerson, { ...core, questions: core.questions.slice(0, 2) }],
    [
      'with a task',
      forPerson,
      { ...core, questions: [aQuestion('task', { kind: 'task', expectedMin: 25 }), ...core.questions] },
    ],
  ])('partOfCore › %s › is the whole core', (_case, given, whole) => {
    expect(partOfCore(given, whole)).toBe(whole);
  });
});
