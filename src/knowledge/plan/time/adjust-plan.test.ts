import { describe, expect, it } from 'vitest';
import {
  type Adjustments,
  adjustedLength,
  breakLengths,
  extraTimes,
  unadjusted,
} from '#contracts/interviewing/plan/adjustments.ts';
import { languages } from '#contracts/languages.ts';
import { type FlowStep, type PlanContent, interviewTypes } from '#contracts/interviewing/plan/plan.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import { divisionOfTalk } from '#knowledge/plan/division-of-talk.ts';
import { editQuestions } from '#knowledge/plan/edit-questions.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import { adjustPlan, withBreak } from './adjust-plan.ts';

const lengths = Array.from({ length: 34 }, (_, index) => 15 + index * 5);
const isFull = process.env['ASKWELL_TEST_FULL'] === '1';
/** Every fourth length, starting at a different one for each type: together the types cover each length. */
const lengthsFrom = (at: number) => lengths.filter((_, index) => isFull || (index + at) % 4 === 0);
const all: readonly Adjustments[] = extraTimes.flatMap((extraTime) =>
  breakLengths.map((breakMinutes) => ({ extraTime, breakMinutes })),
);

let counter = 0;
function nextId(): string {
  counter += 1;
  return `01900000-0000-7000-8000-${counter.toString(16).padStart(12, '0')}`;
}

function aPlan({ durationMin = 45, interviewType = 'technical', language = 'en' }: Partial<PlanContent> = {}) {
  const position = {
    id: nextId(),
    version: 1,
    title: 'Nurse',
    description: 'Night shifts on a ward.\n\nRequirements:\n- English at B2',
    focusAreas: ['Handovers', 'Medication'],
    level: 'senior' as const,
  };
  return composePlan({ position, interviewType, durationMin, language, cv: null }, nextId);
}

const minutesIn = (flow: readonly FlowStep[]) => flow.reduce((sum, { minutes }) => sum + minutes, 0);
const partsOf = ({ flow }: PlanContent) =>
  flow.filter(({ kind }) => kind !== 'break').map(({ kind, questionId }) => questionId ?? kind);

describe('adjustPlan', () => {
  it.each(interviewTypes.map((type, at) => [type, lengthsFrom(at)] as const))(
    '%s › every length, extra time and break › adds up exactly, and nothing is shorter',
    (type, some) => {
      for (const durationMin of some) {
        const plan = aPlan({ durationMin, interviewType: type, language: languages[durationMin % 2] ?? 'en' });
        for (const wanted of all) {
          const adjusted = adjustPlan(plan, wanted);
          expect(adjusted.durationMin).toBe(adjustedLength(durationMin, wanted));
          expect(minutesIn(adjusted.flow)).toBe(adjusted.durationMin);
          expect(partsOf(adjusted)).toEqual(partsOf(plan));
          expect(coreHash(adjusted)).toBe(coreHash(plan));
          const before = new Map(plan.flow.map((step) => [step.questionId ?? step.kind, step.minutes]));
          for (const { kind, questionId, minutes } of adjusted.flow.filter((step) => step.kind !== 'break')) {
            const usual = before.get(questionId ?? kind) ?? 0;
            expect(Math.abs(minutes - usual * (1 + wanted.extraTime / 100))).toBeLessThan(1);
            expect(minutes).toBeGreaterThanOrEqual(usual);
          }
          for (const { id, expectedMin } of adjusted.questions) {
            expect(adjusted.flow.find(({ questionId }) => questionId === id)?.minutes).toBe(expectedMin);
          }
        }
      }
    },
  );

  it('taken back, or changed from one to another › however often › is as if it had been chosen at first', () => {
    for (const durationMin of lengthsFrom(0)) {
      const plan = aPlan({ durationMin });
      let changed = plan;
      for (const wanted of all) {
        changed = adjustPlan(changed, wanted);
        expect(changed).toEqual(adjustPlan(plan, wanted));
      }
      expect(adjustPlan(changed, unadjusted)).toEqual(plan);
    }
  });

  it('a plan that keeps every rule › adjusted › keeps every rule', () => {
    for (const durationMin of [15, 45, 60, 180]) {
      const plan = aPlan({ durationMin });
      expect(checkPlan(plan, null).problems).toEqual([]);
      for (const wanted of all) expect(checkPlan(adjustPlan(plan, wanted), null).problems).toEqual([]);
    }
    const adjusted = adjustPlan(aPlan(), { extraTime: 50, breakMinutes: 10 });
    const [question] = adjusted.questions;
    const longer = { ...adjusted, flow: adjusted.flow.map((step) => ({ ...step, minutes: step.minutes + 2 })) };
    expect(checkPlan(longer, null).problems).not.toEqual([]);
    expect(question?.expectedMin).toBeGreaterThan(0);
  });

  it.each(languages)(
    'in %s › what is said at the beginning › has the minutes and the break that there are',
    (language) => {
      for (const interviewType of interviewTypes) {
        const plan = aPlan({ language, interviewType, durationMin: 60 });
        const adjusted = adjustPlan(plan, { extraTime: 50, breakMinutes: 10 });
        const said = adjusted.flow[0]?.script ?? '';
        expect(said).toContain(divisionOfTalk(adjusted));
        expect(said).toMatch(/100/u);
        expect(said).toMatch(language === 'en' ? /a 10-minute break in the middle/u : /посередині перерва 10 хвилин/u);
        expect(said).not.toMatch(/\b60\b/u);
      }
    },
  );

  it('edited with extra time › taken back › still adds up', () => {
    const adjusted = adjustPlan(aPlan({ durationMin: 60 }), { extraTime: 100, breakMinutes: 5 });
    const [first, ...others] = adjusted.questions;
    if (first === undefined) throw new Error('no questions');
    const edits = [...others.map(({ id }) => ({ id })), { id: first.id, expectedMin: 3 }];
    const edited = editQuestions(adjusted, edits, { newId: nextId });
    if (edited.kind !== 'edited') throw new Error(edited.kind);
    const kinds = edited.content.flow.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'break')).toHaveLength(1);
    expect(kinds.indexOf('break')).toBeGreaterThan(kinds.indexOf('question'));
    expect(kinds.indexOf('break')).toBeLessThan(kinds.lastIndexOf('question'));
    expect(minutesIn(edited.content.flow)).toBe(125);
    const usual = adjustPlan(edited.content, unadjusted);
    expect([usual.durationMin, minutesIn(usual.flow)]).toEqual([60, 60]);
    expect(usual.questions.every(({ expectedMin }) => expectedMin >= 1)).toBe(true);
  });
});

describe('withBreak', () => {
  const step = (kind: FlowStep['kind'], minutes: number): FlowStep => ({ kind, minutes });
  const at = (...flow: FlowStep[]) => withBreak(flow, 5).findIndex(({ kind }) => kind === 'break');
  const end = [step('candidate_questions', 6), step('wrap_up', 2), step('buffer', 1)];

  it('parts that end at different times › the break › stands where one ends nearest to the middle', () => {
    expect(at(step('intro', 3), step('question', 8), step('question', 9), step('question', 9), ...end)).toBe(3);
    expect(at(step('intro', 3), step('question', 20), step('question', 4), ...end)).toBe(2);
  });

  it('one long task › the break › follows it, and never comes before anything was asked', () => {
    expect(at(step('intro', 3), step('question', 45), ...end)).toBe(2);
    expect(at(step('intro', 30), step('question', 5), ...end)).toBe(2);
  });

  it('none wanted › no step › is added', () => {
    expect(withBreak([step('intro', 3), step('question', 8)], 0)).toHaveLength(2);
  });
});
