import { expect } from 'vitest';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { CoreDraft } from './core-draft.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';

/** Test data for cores: a position, a model's answers for it, and a draft that receives them. */
export const brief: CoreBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Account manager',
    description: 'Keeps customers and wins new ones. Works in Leeds from 9 to 17. Asks nobody older than 35.',
    focusAreas: ['Pricing talks', 'Customer retention'],
    level: 'middle',
  },
  interviewType: 'behavioral',
  durationMin: 45,
  language: 'en',
};

export const asks = [
  'Describe a customer who stayed although a rival was cheaper. What kept the customer?',
  'Which forecast of yours was furthest off, and why?',
  'How do you prepare for the first meeting with a new account?',
  'Tell me about a complaint that nobody wanted to take.',
  'What do you write down after a call?',
  'Which of your routines would you teach a new colleague first?',
  'How do you tell that a prospect will never sign?',
];

export function anAnswer(index: number, change: Partial<QuestionAnswer> = {}): QuestionAnswer {
  const said = (what: string) => `${what} in case ${index}`;
  return {
    competency: ['Customer retention', 'Planning', 'Listening'][index % 3] ?? '',
    kind: index === 0 ? 'behavioral' : 'situational',
    difficulty: 'medium',
    text: asks[index] ?? '',
    handout: [],
    worked: '',
    topic: '',
    whyAsked: 'A case shows how the person works.',
    mustAsk: null,
    minutes: 5,
    areas: [],
    keyPoints: ['The start', 'The own step', 'The result'],
    notRequired: [],
    behaviours: {
      nothing: [said('Names no step')],
      insufficient: [said('Stays with rules'), said('Leaves the own part open')],
      adequate: [said('Names the own step'), said('Says how it ended')],
      strong: [said('Gives a reason'), said('Names what it cost')],
      exceptional: [said('Shows a figure'), said('Names the limit')],
    },
    exampleAnswer: said('I asked first what the customer needed'),
    decidingFact: said('The need is named'),
    probes: [
      { text: said('What was yours'), trigger: 'no_role', listensFor: said('An own step') },
      { text: said('How did it end'), trigger: 'no_result', listensFor: said('A result') },
    ],
    redFlags: [],
    ...change,
  };
}

export function aDraft(kept?: KeptDraft, of: CoreBrief = brief) {
  let last = 0;
  const store = { kept };
  const context: WriteContext = {
    newId: () => `01900000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`,
    signal: new AbortController().signal,
    heartbeat: () => {},
    spent: () => {},
    answered: async () => {},
    kept,
    report: async (_progress, draft) => {
      if (draft !== undefined) store.kept = structuredClone(draft);
    },
    keep: async (draft) => {
      store.kept = structuredClone(draft);
    },
  };
  return { draft: new CoreDraft(of, context), store };
}

export const frame = {
  competencies: ['Customer retention', 'Planning', 'Listening'].map((name) => ({
    name,
    definition: 'What the person does for it.',
    mustHave: true,
    fromFocusArea: false,
  })),
  focusAreas: ['Talks'],
};

export async function answered(draft: CoreDraft, answers: readonly unknown[]): Promise<void> {
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  for (const answer of answers) await draft.question(answer);
  await draft.frame(frame);
}
