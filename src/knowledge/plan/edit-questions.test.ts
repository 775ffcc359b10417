import { describe, expect, it } from 'vitest';
import { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { EditedQuestion } from '#contracts/interviewing/plan/plan-edit.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { labelledAnchors } from './band-labels.ts';
import { editQuestions } from './edit-questions.ts';

const evidence = { cvId: '01900000-0000-7000-8000-0000000000cc', page: 1, start: 0, end: 5, quote: 'Wards' };

function aQuestion(id: string, change: Partial<Question> = {}): Question {
  return {
    id,
    order: 1,
    block: 'core',
    mustAsk: true,
    competencyId: 'care',
    category: 'Care',
    kind: 'behavioral',
    difficulty: 'medium',
    text: `Which shift of ${id} taught you most?`,
    whyAsked: 'It shows what somebody does alone.',
    expectedMin: 10,
    expectedAnswer: { keyPoints: ['The case', 'The own action', 'The result'], notRequired: [] },
    anchors: labelledAnchors('en', [['Names none'], ['A', 'B'], ['C', 'D'], ['E', 'F'], ['G', 'H']]),
    handout: ['08:00 fever'],
    exampleAnswer: 'I called first.',
    decidingFact: 'The call came first.',
    probes: [
      { text: 'And then?', trigger: 'no_result', listensFor: 'A result' },
      { text: 'Who else?', trigger: 'no_role' },
    ],
    redFlags: [{ text: 'Blames the ward', jobReason: 'Shifts are handed over daily.' }],
    focusAreas: [],
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
    ...change,
  };
}

const plan: PlanContent = {
  interviewType: 'behavioral',
  level: 'middle',
  language: 'en',
  durationMin: 30,
  summary: { highlights: [], highlightEvidence: [], focusAreas: ['wards'] },
  competencies: [
    { id: 'care', name: 'Care', definition: 'How somebody looks after people.', source: 'focus_area', mustHave: true },
  ],
  requirements: [],
  candidate: {
    strengths: [],
    areasToProbe: [{ text: 'Nights', competencyId: 'care', askedIn: 'b', evidence }],
    followUps: [{ questionId: 'b', text: 'Which one?', evidence }],
    requirementEvidence: [],
    toSettle: [],
    seenEarlier: [],
    toPrepare: [],
    furtherWhen: [],
    beforeOffer: [],
    alsoOpen: [],
    privateMatters: [],
  },
  flow: [
    { kind: 'intro', minutes: 3 },
    { kind: 'question', minutes: 10, questionId: 'a' },
    { kind: 'question', minutes: 10, questionId: 'b' },
    { kind: 'candidate_questions', minutes: 4 },
    { kind: 'wrap_up', minutes: 2 },
    { kind: 'buffer', minutes: 1 },
  ],
  questions: [aQuestion('a'), aQuestion('b', { order: 2 })],
};
const own: EditedQuestion = {
  text: 'Why here?',
  expectedMin: 5,
  keyPoints: ['A reason'],
  kind: 'knowledge',
  competencyId: 'care',
};
const newId = () => 'new';

function edited(questions: Parameters<typeof editQuestions>[1]) {
  const result = editQuestions(plan, questions, { newId });
  if (result.kind !== 'edited') throw new Error(result.kind);
  return result.content;
}

describe('editQuestions', () => {
  it('editQuestions › in another order › names the questions that decide by their new numbers', () => {
    const decision = { weighsMost: 'Care decides.', weightiestQuestions: 'Old.', noWhen: ['No care.'] };
    const weightier = plan.questions.map((question) =>
      question.id === 'b' ? { ...question, expectedMin: 11 } : question,
    );
    const result = editQuestions(
      { ...plan, decision, questions: weightier },
      [{ id: 'b' }, { id: 'a', expectedMin: 9 }],
      { newId },
    );
    const made = result.kind === 'edited' ? result.content.decision : undefined;
    expect(made).toMatchObject({ weighsMost: 'Care decides.', noWhen: ['No care.'] });
    expect(made?.weightiestQuestions).toContain('Q1 (Care)');
  });

  it.each([
    [4, 'Care of the wards and of everybody on them', /: Q1 \(Care of [^…]+\); Q2 \(Care of [^…]+\)\.$/u],
    [
      10,
      'Care of the wards and of everybody on them',
      /: Q1 \(Care of the wards and of…\); Q2 .+; for this candidate also Q9 \(/u,
    ],
    [10, 'x'.repeat(80), /: Q1; Q2; Q3; Q4; for this candidate also Q9; Q10; done well before: Q1; Q2; Q3; Q4\.$/u],
  ])('%i questions about “%s” › put in other words › leave a decision that can be read', (count, name, told) => {
    const orders = Array.from({ length: count }, (_, index) => index + 1);
    const ids = orders.slice(0, 8).map(String);
    const questions = orders.map((order) =>
      aQuestion(String(order), {
        order,
        expectedMin: 1,
        topic: 'A fall at night',
        category: name,
        competencyId: String(order),
        ...(order > 8 && { block: 'cv', followsUp: 'What is open.', competencyId: '1' }),
      }),
    );
    const long: PlanContent = {
      ...plan,
      competencies: ids.map((id) => ({ id, name, definition: 'Care.', source: 'focus_area', mustHave: true })),
      questions,
      candidate: {
        ...plan.candidate,
        seenEarlier: count > 8 ? ids.map((questionId) => ({ questionId, words: 'Seen.' })) : [],
      },
      decision: { weighsMost: 'Care decides.', noWhen: ['No care.'] },
    };
    const reworded = orders.map((order) => ({ id: String(order), text: `Which shift of ${String(order)} again?` }));
    const result = editQuestions(long, reworded, { newId });
    const decision = result.kind === 'edited' ? result.content.decision : undefined;
    expect(Decision.parse(decision)).toEqual(decision);
    expect(decision?.weightiestQuestions).toMatch(told);
  });

  it('a question that only moves › keeps all that belongs to it', () => {
    const { questions } = edited([{ id: 'b' }, { id: 'a' }]);
    expect(questions).toEqual([
      { ...plan.questions[1], order: 1 },
      { ...plan.questions[0], order: 2 },
    ]);
  });

  it('a question put in other words › loses the example and the deciding fact of the old ones', () => {
    const [first] = edited([{ id: 'a', text: 'Which night taught you most?' }, { id: 'b' }]).questions;
    expect(first).toMatchObject({ text: 'Which night taught you most?', source: 'person' });
    expect(first).not.toHaveProperty('exampleAnswer');
    expect(first).not.toHaveProperty('decidingFact');
  });

  it('lines that stay › keep what belongs to them, others are the person’s', () => {
    const [first] = edited([
      { id: 'a', probes: ['Who else?', 'Which hour?'], redFlags: ['Blames the ward', 'Lies'], handout: [] },
      { id: 'b' },
    ]).questions;
    expect(first?.probes).toEqual([plan.questions[0]?.probes[1], { text: 'Which hour?', trigger: 'vague' }]);
    expect(first?.redFlags).toEqual([
      plan.questions[0]?.redFlags[0],
      { text: 'Lies', jobReason: plan.questions[0]?.whyAsked },
    ]);
    expect(first).not.toHaveProperty('handout');
    expect(first?.exampleAnswer).toBe('I called first.');
  });

  it('a question that is gone › takes what hangs on it along, and leaves its minutes to the buffer', () => {
    const content = edited([{ id: 'a' }]);
    expect(content.candidate.followUps).toEqual([]);
    expect(content.candidate.areasToProbe[0]).not.toHaveProperty('askedIn');
    expect(content.flow.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['intro', 3],
      ['question', 10],
      ['candidate_questions', 4],
      ['wrap_up', 2],
      ['buffer', 11],
    ]);
  });

  it('a new question › is this candidate’s alone, with bands made of what to listen for', () => {
    const added = edited([{ id: 'a' }, own]).questions.at(-1);
    expect(added).toMatchObject({ id: 'new', order: 2, block: 'cv', category: 'Care', source: 'person' });
    expect(added?.anchors.every(({ behaviours }) => behaviours.length === 1)).toBe(true);
  });

  it('more minutes than the talk leaves › are not taken', () => {
    expect(editQuestions(plan, [{ id: 'a', expectedMin: 12 }, { id: 'b' }], { newId })).toEqual({
      kind: 'too_long',
      minutes: 22,
      most: 21,
    });
  });

  it('a question of another plan › is unknown', () => {
    expect(editQuestions(plan, [{ id: 'c' }], { newId })).toEqual({ kind: 'unknown', questionId: 'c' });
  });

  it('words that nobody may ask › are marked, and stand', () => {
    const [first] = edited([{ id: 'a', text: 'Are you married?' }, { id: 'b' }]).questions;
    expect(first?.guard.verdict).toBe('overridden');
  });
});
