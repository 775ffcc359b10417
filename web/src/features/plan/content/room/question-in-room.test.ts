import { describe, expect, it } from 'vitest';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { questionInRoom } from './question-in-room.ts';

const line = (quote: string) => ({ cvId: 'cv', page: 1, start: 0, end: quote.length, quote });
const anchor = (band: Question['anchors'][number]['band'], ...behaviours: string[]) => ({
  band,
  label: band,
  behaviours,
});
const question: Question = {
  id: 'q1',
  order: 1,
  block: 'core',
  mustAsk: true,
  competencyId: 'care',
  category: 'care',
  kind: 'situational',
  difficulty: 'medium',
  text: 'What do you do?',
  whyAsked: 'The reason.',
  expectedMin: 5,
  expectedAnswer: { keyPoints: ['Asks', 'Writes it down'], notRequired: ['The form'] },
  anchors: [
    anchor('0', 'Nothing'),
    anchor('1-3', 'Leaves it'),
    anchor('4-6', 'Asks once', 'Writes'),
    anchor('7-8', 'Asks why', 'Calls back'),
    anchor('9-10', 'Changes the form'),
  ],
  exampleAnswer: 'I asked.',
  decidingFact: 'Names whom to call',
  probes: [{ text: 'And then?', trigger: 'vague', listensFor: 'A step.' }],
  redFlags: [{ text: 'Makes it up', jobReason: 'People rely on it.' }],
  focusAreas: [],
  guard: { pack: null, verdict: 'clean', ruleIds: [] },
};
const planWith = (candidate: Partial<Plan['candidate']> = {}, ...questions: readonly Question[]) => ({
  questions: questions.length > 0 ? [...questions] : [question],
  candidate: { followUps: [], seenEarlier: [], ...candidate } as unknown as Plan['candidate'],
});

describe('questionInRoom', () => {
  it('is what is said and heard, without its reason, the outer levels and the answer of a model', () => {
    expect(questionInRoom(planWith(), question)).toEqual({
      quotes: [],
      leadIn: undefined,
      followUp: undefined,
      probes: question.probes,
      listen: ['Asks', 'Writes it down'],
      adequate: ['Asks once', 'Writes'],
      strong: 'Names whom to call',
      redFlags: ['Makes it up'],
      notesUnder: 'said',
    });
  });

  it('has the words of the level where nobody named the fact that makes a 7, and none in a plan without them', () => {
    const { decidingFact: _fact, ...old } = question;
    expect(questionInRoom(planWith(), old).strong).toBe('Asks why');
    expect(questionInRoom(planWith(), { ...old, anchors: [] })).toMatchObject({ adequate: [], strong: undefined });
  });

  it('has what this person is asked behind it or told before it, with the line of the CV that it does not say itself', () => {
    const followUp = {
      questionId: 'q1',
      text: 'Your CV says you led six people. Who?',
      evidence: line('Led six people'),
      against: line('Alone on site'),
    };
    const expected = { text: followUp.text, fallsShort: undefined, quotes: ['Alone on site'] };
    expect(questionInRoom(planWith({ followUps: [followUp] }), question)).toMatchObject({
      followUp: expected,
      leadIn: undefined,
    });
    expect(questionInRoom(planWith({ followUps: [{ ...followUp, leadsIn: true }] }), question)).toMatchObject({
      followUp: undefined,
      leadIn: expected,
    });
    expect(questionInRoom(planWith(), { ...question, evidence: [line('Led six people')] }).quotes).toEqual([
      'Led six people',
    ]);
  });

  it('comes without follow-ups where an earlier round has seen its matter done well', () => {
    const last = { ...question, id: 'q2', order: 2 };
    const plan = planWith({ seenEarlier: [{ questionId: 'q2', words: 'Asked well.' }] }, question, last);
    expect(questionInRoom(plan, last).probes).toEqual([]);
    expect(questionInRoom(plan, question).probes).toEqual(question.probes);
  });

  it('leaves room for notes below what is shorter', () => {
    const probes = Array.from({ length: 3 }, () => ({
      text: 'A long one about what came of it in the end?',
      trigger: 'vague' as const,
    }));
    expect(questionInRoom(planWith(), { ...question, probes }).notesUnder).toBe('heard');
  });
});
