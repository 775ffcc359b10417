import { expect, test } from 'vitest';
import { composePlan } from '#knowledge/playbook/compose-plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { KeptDraft } from './kept-draft.ts';
import { OwnWorkDraft } from './own-work-draft.ts';

let last = 0;
const newId = () => `01900000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`;

const brief: PlanBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Sales manager',
    description: 'Keeps accounts and plans the quarter.',
    focusAreas: ['Pricing talks'],
    level: 'middle',
  },
  interviewType: 'technical',
  durationMin: 60,
  language: 'en',
  cv: null,
};

const plan = composePlan(brief, newId);
const core: CoreBlock = {
  competencies: plan.competencies,
  focusAreas: plan.summary.focusAreas,
  requirements: plan.requirements,
  questions: plan.questions.filter(({ block }) => block === 'core'),
};

function aDraft(previousFeedback: string | null = null, kept?: KeptDraft) {
  const reported: Question[] = [];
  const store: { kept: KeptDraft | undefined } = { kept };
  const context: WriteContext = {
    newId,
    kept,
    signal: new AbortController().signal,
    heartbeat: () => {},
    spent: () => {},
    answered: async () => {},
    keep: async (draft) => {
      store.kept = structuredClone(draft);
    },
    report: async (progress, draft) => {
      if (progress.kind === 'question') reported.push(progress.question);
      if (draft !== undefined) store.kept = structuredClone(draft);
    },
  };
  const input = { brief: { ...brief, previousFeedback }, core, candidate: null };
  return { draft: new OwnWorkDraft(input, context), reported, store };
}

function anAnswer(text: string, change: object = {}) {
  const said = (what: string) => `${what}: ${text}`.slice(0, 150);
  return {
    competency: core.competencies[0]?.name,
    kind: 'situational',
    difficulty: 'medium',
    text,
    whyAsked: 'Own figures show the size of the work.',
    mustAsk: false,
    minutes: 5,
    keyPoints: ['The start', 'The own step', 'The result'],
    notRequired: [],
    behaviours: {
      nothing: [said('No step')],
      insufficient: [said('Stays with rules'), said('Leaves the own part open')],
      adequate: [said('Names the own step'), said('Says how it ended')],
      strong: [said('Gives a reason'), said('Names what it cost')],
      exceptional: [said('Shows a figure'), said('Names the limit')],
    },
    exampleAnswer: '',
    decidingFact: '',
    probes: [
      { text: 'What was your part in it?', trigger: 'no_role', listensFor: '' },
      { text: 'What came of it for the account?', trigger: 'no_result', listensFor: '' },
    ],
    redFlags: [],
    ...change,
  };
}

const first = 'Which account of yours grew most in a year, and by what?';

test('OwnWorkDraft › fewer sound questions of a model › stand alone, each with more of the minutes', async () => {
  const { draft } = aDraft();
  draft.beginRound();
  expect(draft.takeAsked()).toMatchObject({ questionMinutes: 16 });
  await draft.question(anAnswer(first));
  expect(draft.beginRound()).toBe(false);
  expect(draft.finished().questions.map(({ text }) => text)).toEqual([first]);
});

test('OwnWorkDraft › a question that is refused for good › is the playbook’s', async () => {
  const { draft, reported, store } = aDraft();
  const wanted = draft.missing;
  expect(wanted).toBeGreaterThan(1);
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked()).toMatchObject({ questions: wanted, ownWork: true });
  await draft.question(anAnswer(first));
  await draft.question(anAnswer('How old are you?'));
  draft.beginRound();
  draft.takeAsked();
  const { questions } = draft.finished();
  expect(questions).toHaveLength(wanted);
  expect(questions[0]).toMatchObject({ text: first, block: 'cv' });
  expect(reported.map(({ text }) => text)).toEqual([first]);
  // A new attempt asks only for the rest.
  expect(aDraft(null, store.kept).draft.missing).toBe(wanted - 1);
});

test('OwnWorkDraft › a question that breaks a rule › is sent back once with its reasons', async () => {
  const { draft } = aDraft();
  draft.beginRound();
  draft.takeAsked();
  await draft.question(anAnswer('How old are you?'));
  await draft.question(anAnswer(first, { competency: 'Another thing' }));
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked().refused).toMatchObject([
    { text: 'How old are you?', because: expect.arrayContaining([expect.stringContaining('as age')]) },
    { text: first },
  ]);
  expect(draft.beginRound()).toBe(false);
  expect(draft.finished().questions.every(({ text }) => text !== first)).toBe(true);
});

test('OwnWorkDraft › a question that is written anew › takes the place of the one that was refused', async () => {
  const { draft } = aDraft();
  draft.beginRound();
  draft.takeAsked();
  await draft.question(anAnswer('How old are you?'));
  await draft.question(anAnswer(first));
  draft.beginRound();
  draft.takeAsked();
  const anew = 'Which price did you hold against a rival, and with what?';
  const probe = (text: string) => ({ text, trigger: 'no_role', listensFor: '' });
  await draft.question(anAnswer(anew, { probes: [probe('Who else spoke for it?'), probe('What did the rival ask?')] }));
  expect(draft.finished().questions.map(({ text }) => text)).toEqual([anew, first]);
});

const feedback = 'Not clear how large the accounts were that she kept alone.';

test('OwnWorkDraft › a point that an earlier round left open › is settled by the model’s first question', async () => {
  const { draft } = aDraft(feedback);
  const wanted = draft.missing;
  draft.beginRound();
  expect(draft.takeAsked().questions).toBe(wanted);
  const settling = 'Last time we did not get to size: how large was the largest of the accounts you kept alone?';
  await draft.question(anAnswer(settling));
  await draft.question(anAnswer(first));
  const { questions } = draft.finished();
  expect(questions).toHaveLength(wanted);
  expect(questions[0]).toMatchObject({ text: settling, followsUp: feedback, mustAsk: true });
  expect(questions.slice(1).every(({ followsUp }) => followsUp === undefined)).toBe(true);
});

test('OwnWorkDraft › a note with several open points › each question holds its own, the first must be asked', async () => {
  const size = 'Said that the size of her accounts is felt, not counted.';
  const price = 'Held no price against a rival in any story.';
  const { draft } = aDraft(`Warm with people. ${size} ${price}`);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(
    anAnswer('Last time you said that the size of accounts is felt: what was the largest in dollars?'),
  );
  const probe = (text: string) => ({ text, trigger: 'no_role', listensFor: '' });
  const probes = [probe('Who else spoke for the price?'), probe('What did the rival ask?')];
  await draft.question(anAnswer('Which price did you hold against a rival, and with what?', { probes }));
  const { questions } = draft.finished();
  expect(questions.slice(0, 2)).toMatchObject([
    { followsUp: size, mustAsk: true },
    { followsUp: price, mustAsk: false },
  ]);
});

test('OwnWorkDraft › what the note leaves open beside › is asked at the start, as far as it may be, and kept for a new try', async () => {
  const { draft, store } = aDraft(feedback);
  draft.beginRound();
  expect(draft.takeAsked().toSettle).toBe(5);
  await draft.question(anAnswer(first));
  const point = (text: string) => ({ text, requirement: 0, listensFor: 'A number' });
  const sound = 'Last time the size stayed open: how large was the account you kept alone?';
  await draft.frame({ toSettle: [point(sound), point('Is it true that you are pregnant?'), point('')] });
  const settled = [{ text: sound, listensFor: 'A number', followsUp: true, leftOpen: feedback }];
  expect(draft.finished().toSettle).toEqual(settled);
  expect(store.kept).toMatchObject({ claims: { toSettle: settled } });
  expect(aDraft(feedback, store.kept).draft.finished().toSettle).toEqual(settled);
});

test('OwnWorkDraft › words of the note that a question names › are what it settles, whatever else it shares', async () => {
  const size = 'Said that the size of her accounts is felt, not counted.';
  const price = 'Held no price against a rival in any story.';
  const { draft } = aDraft(`${size} ${price}`);
  draft.beginRound();
  draft.takeAsked();
  const asked = 'How large were the accounts for which you held a price against a rival?';
  await draft.question(anAnswer(asked, { feedbackWords: 'the size of her accounts is felt' }));
  expect(draft.finished().questions[0]?.followsUp).toBe('the size of her accounts is felt');
});

test.each(['toPrepare', 'furtherWhen', 'beforeOffer'] as const)(
  'OwnWorkDraft › %s › stands where its figures are known, and is kept',
  async (kind) => {
    const { draft, store } = aDraft(`${feedback} Has a card since 2019.`);
    draft.beginRound();
    draft.takeAsked();
    const sound = 'See the card of 2019 itself, with its date.';
    const said = ['Ask how old she is.', 'See the card of 2011.', sound];
    await draft.frame({ toSettle: [], [kind]: said });
    expect(draft.finished()[kind]).toEqual([sound]);
    expect(draft.problems).toEqual(['beside_the_talk.law', 'beside_the_talk.figure']);
    expect(store.kept).toMatchObject({ claims: { [kind]: [sound] } });
  },
);

test('OwnWorkDraft › without a note › clears up nothing first', async () => {
  const { draft } = aDraft();
  draft.beginRound();
  expect(draft.takeAsked()).not.toHaveProperty('toSettle');
  await draft.frame({ toSettle: [{ text: 'When could you begin?', requirement: 0, listensFor: '' }] });
  expect(draft.finished().toSettle).toEqual([]);
});

test('OwnWorkDraft › no question of a model is about that point › the playbook’s asks it first', async () => {
  const { draft } = aDraft(feedback);
  const wanted = draft.missing;
  draft.beginRound();
  draft.takeAsked();
  await draft.question(anAnswer('Which price did you hold against a rival, and with what?'));
  const { questions } = draft.finished();
  expect(questions).toHaveLength(wanted);
  expect(questions.map(({ followsUp }) => followsUp === undefined)).toEqual([false, ...Array(wanted - 1).fill(true)]);
});
