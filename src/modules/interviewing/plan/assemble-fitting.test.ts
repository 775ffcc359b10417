import { expect, test } from 'vitest';
import { emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import { aQuestion, brief } from '#knowledge/plan/assemble-example.ts';
import { timeProblems } from '#knowledge/plan/rules/time-rules.ts';
import { cvBlock, writtenCoreCount } from '#knowledge/plan/time/time-budget.ts';
import { assembleFitting } from './assemble-fitting.ts';

const short = { ...brief, durationMin: 45 };

test('assembleFitting › a question for this person more than there is time for › goes, and an area that it asked about is told without one', () => {
  const questions = ['1', '2', '3', '4'].map((id) => aQuestion(id));
  const core = { competencies: [], focusAreas: [], requirements: [], questions };
  const own = ['a', 'b', 'c'].map((id) =>
    aQuestion(id, { block: 'cv', kind: 'behavioral', followsUp: `${id} is open.` }),
  );
  const areasToProbe = ['a', 'c'].map((askedIn) => ({ text: `About ${askedIn}`, competencyId: 'care', askedIn }));
  const plan = assembleFitting(short, core, { ...emptyTailoring, questions: own, areasToProbe });
  expect(plan.questions.filter(({ block }) => block === 'cv').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(plan.candidate.areasToProbe.map(({ askedIn }) => askedIn)).toEqual(['a', undefined]);
  // A point left open by an earlier round becomes a point to settle.
  expect(plan.candidate.toSettle).toEqual([
    { text: 'What do you do about c?', followsUp: true, leftOpen: 'c is open.' },
  ]);
  expect(plan.flow.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
});

const lengths = [45, 50, 55, 60, 75] as const;
test.each(lengths.flatMap((durationMin) => [[], ['3'], ['2', '3']].map((seen) => [durationMin, seen] as const)))(
  'assembleFitting › in %i minutes, %j seen done well before, with as many own questions as a note allows › keeps every rule of time',
  (durationMin, seen) => {
    const count = writtenCoreCount(5, { interviewType: 'panel', durationMin }, 3);
    const questions = Array.from({ length: count }, (_, at) => aQuestion(String(at)));
    const core = { competencies: [], focusAreas: [], requirements: [], questions };
    const most = cvBlock(durationMin, questions, 0, true).count;
    const own = Array.from({ length: most }, (_, at) =>
      aQuestion(`own ${String(at)}`, { block: 'cv', kind: at < 2 ? 'behavioral' : 'situational' }),
    );
    const seenEarlier = seen.map((questionId) => ({ questionId, words: 'Told well.' }));
    const plan = assembleFitting({ ...brief, interviewType: 'panel', durationMin }, core, {
      ...emptyTailoring,
      questions: own,
      seenEarlier,
    });
    expect(timeProblems(plan)).toEqual([]);
    expect(plan.questions.filter(({ block }) => block === 'cv').length).toBeGreaterThanOrEqual(2);
  },
);
