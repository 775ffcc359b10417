import { expect, test } from 'vitest';
import {
  aDraft,
  anAnswer,
  answered,
  asks,
  brief,
  frame,
} from '#modules/interviewing/plan-writer/draft/core-example.ts';

test.each([
  ['the model says what must be asked, of three', 45, (index: number) => index === 2, [0, 1, 2]],
  // All three competencies are must-haves.
  ['the model says what must be asked, of four', 60, (index: number) => index === 3, [1, 2, 3]],
  // As many as fit into three quarters of the minutes.
  ['the model says what must be asked, of seven', 90, (index: number) => index > 1, [2, 3, 4, 5, 6]],
  ['the model wants none to be asked', 45, () => false, [0, 1, 2]],
] as const)(
  'CoreDraft › %s › that stands, and something always must',
  async (_what, durationMin, mustAsk, expected) => {
    const { draft } = aDraft(undefined, { ...brief, durationMin });
    const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { mustAsk: mustAsk(index) }));
    // Asks about both focus areas, so that no question is replaced.
    answers[1] = anAnswer(1, { mustAsk: mustAsk(1), text: 'Which of your pricing talks went worst, and why?' });
    await answered(draft, answers);
    const core = await draft.finished();
    expect(core?.questions.flatMap((question, index) => (question.mustAsk ? [index] : []))).toEqual(expected);
  },
);

test('CoreDraft › what is a no however good the rest is › is asked about by a question that must be asked', async () => {
  const { draft } = aDraft(undefined, { ...brief, durationMin: 60 });
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { mustAsk: index === 1 }));
  answers[1] = anAnswer(1, { mustAsk: true, text: 'Which of your pricing talks went worst, and why?' });
  answers[3] = anAnswer(3, { mustAsk: false, competency: 'Customer retention' });
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  for (const answer of answers) await draft.question(answer);
  const decision = {
    weighsMost: 'Keeping customers decides.',
    noWhen: ['A complaint that nobody wanted is left lying.', 'Names no price.'],
  };
  await draft.frame({ ...frame, decision });
  const core = await draft.finished();
  expect(core?.questions.find(({ text }) => text.includes('complaint'))?.mustAsk).toBe(true);
});

test.each([
  [60, false],
  [90, true],
])(
  'CoreDraft › in %i minutes the main question comes last, as one that was written anew does › stands first, or second behind an easy one: %s',
  async (durationMin, hasWarmUp) => {
    const { draft } = aDraft(undefined, { ...brief, durationMin });
    const last = draft.missing - 1;
    const answers = asks
      .slice(0, draft.missing)
      .map((_, index) => anAnswer(index, { minutes: index === last ? 12 : 5 }));
    answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
    await answered(draft, answers);
    const core = await draft.finished();
    expect(core?.questions.map(({ text }) => text).slice(0, 3)).toEqual(
      hasWarmUp ? [asks[0], asks[last], answers[1].text] : [asks[last], asks[0], answers[1].text],
    );
  },
);
