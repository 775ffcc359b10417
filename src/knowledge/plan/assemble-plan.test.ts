import { describe, expect, test } from 'vitest';
import type { PlanContent, Question, SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan, emptyTailoring } from './assemble-plan.ts';
import { aQuestion, brief } from './assemble-example.ts';
import type { CoreBlock } from './plan-parts.ts';
import { timeProblems } from './rules/time-rules.ts';

function idsOf(core: readonly Question[], own: readonly Question[]): readonly string[] {
  const block = { competencies: [], focusAreas: [], requirements: [], questions: core };
  const plan = assemblePlan(brief, block, { ...emptyTailoring, questions: own });
  expect(plan.questions.map(({ order }) => order)).toEqual(plan.questions.map((_, at) => at + 1));
  expect(plan.flow.flatMap(({ questionId = [] }) => questionId)).toEqual(plan.questions.map(({ id }) => id));
  return plan.questions.map(({ id }) => id);
}

const core = ['1', '2', '3', '4', '5'].map((id) => aQuestion(id));
const own = (id: string, change: Partial<Question> = {}) => aQuestion(id, { block: 'cv', mustAsk: false, ...change });

describe('assemblePlan', () => {
  test('a question for this person that must be asked › comes second, the others last', () => {
    expect(idsOf(core, [own('a', { mustAsk: true }), own('b')])).toEqual(['1', 'a', '2', '3', '4', '5', 'b']);
  });

  test.each([
    ['beside a core that begins with its main task', core.slice(0, 3), undefined, ['a', '1', '2', '3', 'b']],
    ['written to follow another matter', core.slice(0, 3), '3', ['3', 'a', '1', '2', 'b']],
    ['written to follow another matter, behind an easy one', core, '4', ['1', '4', 'a', '2', '3', '5', 'b']],
    [
      'written to follow another matter, and the main task would come last',
      [aQuestion('1'), aQuestion('2', { expectedMin: 9 }), aQuestion('3')],
      '3',
      ['1', '2', '3', 'a', 'b'],
    ],
    ['written to follow the first', core.slice(0, 3), '1', ['1', 'a', '2', '3', 'b']],
    ['beside a core that begins with an easy one', core, undefined, ['1', 'a', '2', '3', '4', '5', 'b']],
  ])('what an earlier round left open › %s › stands there', (_case, questions, behind, expected) => {
    const open = own('a', {
      mustAsk: true,
      followsUp: 'The count is open.',
      ...(behind === undefined ? {} : { behind }),
    });
    expect(idsOf(questions, [open, own('b')])).toEqual(expected);
  });

  test.each([
    ['first of a short core', core.slice(0, 3), '1', ['a', '1', '2', '3', 'b']],
    ['later', core.slice(0, 3), '2', ['1', 'a', '2', '3', 'b']],
    // The easy question of a longer core still comes first.
    ['first of a longer core', core, '1', ['1', 'a', '2', '3', '4', '5', 'b']],
  ])(
    'a case of their own, and a question for everybody that asks for one in its matter, %s › comes before it',
    (...given) => {
      const [, questions, at, expected] = given;
      const cases = questions.map((question) => ({
        ...question,
        ...(question.id === at ? { kind: 'behavioral' as const, competencyId: 'team' } : {}),
      }));
      const told = own('a', { kind: 'behavioral', competencyId: 'team', mustAsk: true, behind: at });
      expect(idsOf(cases, [told, own('b')])).toEqual(expected);
    },
  );

  test('what decides, seen done well before › keeps its place and minutes', () => {
    const competencies = [{ id: 'care', name: 'Care', definition: '', source: 'user' as const, mustHave: true }];
    const questions = [aQuestion('1', { expectedMin: 9 }), aQuestion('2'), aQuestion('3', { competencyId: 'team' })];
    const seenEarlier = ['2', '3'].map((questionId) => ({ questionId, words: 'Told well.' }));
    const block = { competencies, focusAreas: [], requirements: [], questions };
    const plan = assemblePlan(brief, block, { ...emptyTailoring, questions: [own('a')], seenEarlier });
    expect(plan.questions.map(({ id }) => id)).toEqual(['1', '2', 'a', '3']);
  });

  test('written for several people › one of whom has left something open and shown something › all are asked the same in the same order and minutes', () => {
    const plainly = { competencies: [], focusAreas: [], requirements: [], questions: core };
    const open = own('a', { mustAsk: true, followsUp: 'The count is open.', behind: '4' });
    const seenEarlier = [{ questionId: '2', words: 'Told well.' }];
    const assembled = (block: CoreBlock) =>
      assemblePlan(brief, block, { ...emptyTailoring, questions: [open, own('b'), own('c')], seenEarlier });
    const [plan, plain] = [assembled({ ...plainly, candidatesInView: 2 }), assembled(plainly)];
    expect(plan.questions.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', 'a', 'b', 'c']);
    const minutesOf = ({ questions }: PlanContent) => questions.find(({ id }) => id === '2')?.expectedMin ?? 0;
    expect(minutesOf(plan)).toBeGreaterThan(minutesOf(plain));
    expect([plan.candidatesInView, plain.candidatesInView]).toEqual([2, undefined]);
  });

  test('questions for this person that may be left out › come last', () => {
    expect(idsOf(core, [own('a'), own('b')])).toEqual(['1', '2', '3', '4', '5', 'a', 'b']);
  });

  test('a task › keeps the second place', () => {
    const withTask = [aQuestion('1'), aQuestion('task', { kind: 'task', expectedMin: 30 }), aQuestion('2')];
    expect(idsOf(withTask, [own('a', { mustAsk: true })])).toEqual(['1', 'task', '2', 'a']);
  });

  test('what an earlier round lists as open › settled, reached by a question, or by none › only the last two, with where they are asked', () => {
    const previousFeedback =
      'Calm.\n\nNot settled:\n– Signing for insulin: did not say who signs.\n– Handover to the night staff: ran out of time.\n– Weekends: not raised.';
    const questions = [
      aQuestion('1', { topic: 'Night handover', text: 'What do you hand over to the night staff?' }),
      ...core.slice(1),
    ];
    const signed = own('a', { followsUp: 'did not say who signs', mustAsk: true });
    const block = { competencies: [], focusAreas: [], requirements: [], questions };
    const plan = assemblePlan({ ...brief, previousFeedback }, block, { ...emptyTailoring, questions: [signed] });
    expect(plan.candidate.alsoOpen).toEqual([
      { text: 'Handover to the night staff: ran out of time.', askedIn: '1' },
      { text: 'Weekends: not raised.' },
    ]);
  });

  test('what an earlier round left open is asked by a core question › is listed once, with that question', () => {
    const previousFeedback = 'Not settled:\n– Why the night staff leave.\n– Weekends: not raised.';
    const block = { competencies: [], focusAreas: [], requirements: [], questions: core };
    const listed = (words: string) =>
      assemblePlan({ ...brief, previousFeedback }, block, {
        ...emptyTailoring,
        askedInCore: [{ questionId: '3', words }],
      }).candidate.alsoOpen;
    expect(listed('Why the night staff leave.')).toEqual([
      { text: 'Why the night staff leave.', askedIn: '3' },
      { text: 'Weekends: not raised.' },
    ]);
    // Longer than an item of a plan may be.
    expect(listed('x'.repeat(241))).toEqual([
      { text: 'Why the night staff leave.' },
      { text: 'Weekends: not raised.' },
    ]);
  });

  test('a short sentence that was copied with what an earlier round left open › is not listed by itself', () => {
    const previousFeedback =
      'Told the rounds well. Open: who signs for insulin? She was vague. Did not get to weekends.';
    const block = { competencies: [], focusAreas: [], requirements: [], questions: core };
    const listed = (followsUp: string) =>
      assemblePlan({ ...brief, previousFeedback }, block, {
        ...emptyTailoring,
        questions: [own('a', { followsUp, mustAsk: true })],
      }).candidate.alsoOpen.map(({ text }) => text);
    expect(listed('who signs for insulin? She was vague.')).toEqual(['Did not get to weekends.']);
    expect(listed('who signs for insulin?')).toContain('She was vague.');
  });

  test('a question for this person in the words of a focus area › asks about it', () => {
    const block = {
      competencies: [],
      focusAreas: ['night handover', 'drug rounds'],
      requirements: [],
      questions: core,
    };
    const asked = own('a', { text: 'Which handover at night went wrong?' });
    const plan = assemblePlan(brief, block, { ...emptyTailoring, questions: [asked] });
    expect(plan.questions.find(({ id }) => id === 'a')?.focusAreas).toEqual(['night handover']);
  });

  describe('what an earlier round has seen done well', () => {
    const seen = (...ids: string[]) => ids.map((questionId) => ({ questionId, words: 'Told well.' }));
    const planOf = (questions: readonly Question[], about: readonly Question[], seenEarlier: readonly SeenEarlier[]) =>
      assemblePlan(
        brief,
        { competencies: [], focusAreas: [], requirements: [], questions },
        { ...emptyTailoring, questions: about, seenEarlier },
      );
    const ids = (plan: PlanContent) => plan.questions.map(({ id }) => id);

    test('› comes last with its minutes, and must be asked all the same; what was to stand behind it does not wait for it', () => {
      const doubt = own('a', { mustAsk: true, behind: '3', followsUp: 'The count is open.' });
      const plan = planOf(core, [doubt], seen('1', '3'));
      expect(ids(plan)).toEqual(['2', 'a', '4', '5', '1', '3']);
      expect(plan.questions.every(({ mustAsk }) => mustAsk)).toBe(true);
      const minutes = (from: PlanContent) => Object.fromEntries(from.questions.map((one) => [one.id, one.expectedMin]));
      expect(minutes(plan)).toEqual(minutes(planOf(core, [doubt], [])));
    });

    test('› gives what follow-ups would take to a third question for this person, and every minute is counted', () => {
      const four = core.slice(0, 4);
      const three = [own('a', { kind: 'behavioral' }), own('b', { kind: 'behavioral' }), own('c')];
      const short = { ...brief, durationMin: 45 };
      const block = { competencies: [], focusAreas: [], requirements: [], questions: four };
      const plan = assemblePlan(short, block, { ...emptyTailoring, questions: three, seenEarlier: seen('4') });
      const minutes = Object.fromEntries(plan.questions.map(({ id, expectedMin }) => [id, expectedMin]));
      expect(plan.questions.at(-1)?.id).toBe('4');
      expect(minutes['4']).toBe(3);
      expect(timeProblems(plan)).toEqual([]);
    });

    test('› is asked as always where nothing else is asked of everybody, and where it is the main task', () => {
      const all = planOf(core, [], seen('1', '2', '3', '4', '5'));
      expect(ids(all)).toEqual(core.map(({ id }) => id));
      const withTask = [aQuestion('1'), aQuestion('task', { kind: 'task', expectedMin: 30 }), aQuestion('2')];
      expect(ids(planOf(withTask, [], seen('task')))).toEqual(['1', 'task', '2']);
      const main = core.map((question) => (question.id === '2' ? { ...question, expectedMin: 9 } : question));
      expect(ids(planOf(main, [], seen('2', '3')))).toEqual(['1', '2', '4', '5', '3']);
    });
  });
});
