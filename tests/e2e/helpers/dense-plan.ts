import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * A 45-minute plan like the longest a model writes: six questions, each with a handout, follow-ups for everybody and
 * one for this candidate, and many points to settle, each text as long as in plans that were reviewed
 * (docs/plans-read.md).
 */
export function densePlan(plan: Plan): Plan {
  const [line] = plan.questions.flatMap(({ evidence = [] }) => evidence);
  const [first] = plan.questions;
  if (line === undefined || first === undefined) throw new Error('the plan quotes no CV');
  const questions = Array.from({ length: 6 }, (_, at) => asked(first, plan.questions[at]?.id ?? line.cvId, at + 1));
  const flow: Plan['flow'] = [
    {
      kind: 'intro',
      minutes: 2,
      script: `“Hello, thank you for coming. We have 45 minutes: first ${words(8, 'the work')}, then a few points to clear up, and 5 minutes at the end for your questions. I will take notes.”`,
    },
    ...questions.map(({ id }) => ({ kind: 'question' as const, minutes: 5, questionId: id })),
    { kind: 'requirements', minutes: 6 },
    { kind: 'candidate_questions', minutes: 5 },
    { kind: 'wrap_up', minutes: 1, script: words(45, 'Closing') },
    { kind: 'buffer', minutes: 1 },
  ];
  return {
    ...plan,
    durationMin: 45,
    flow,
    questions,
    requirements: Array.from({ length: 5 }, (_, at) => ({
      text: words(6, `Requirement ${at}`),
      basis: words(6, `Required ${at}`),
      kind: 'other' as const,
    })),
    candidate: {
      ...plan.candidate,
      followUps: questions.map(({ id, order }) => ({
        questionId: id,
        text: words(26, `Own ${order}`),
        evidence: { ...line, quote: words(12, `Line ${order}`) },
        ...(order === 6 ? { leadsIn: true } : { fallsShort: words(14, `Open ${order}`) }),
      })),
      requirementEvidence: [],
      seenEarlier: [],
      toSettle: Array.from({ length: 5 }, (_, at) => ({
        text: words(27, `Point ${at}`),
        listensFor: words(17, `Settled ${at}`),
        evidence: line,
      })),
      privateMatters: ['family'],
    },
    candidateQuestions: Array.from({ length: 4 }, (_, at) => ({
      question: words(10, `Theirs ${at}`),
      ...(at > 0 && { answer: { text: words(16, `Answer ${at}`), basis: words(6, `Said ${at}`) } }),
    })),
    decision: {
      weighsMost: words(20, 'Weight'),
      offer: {
        leastScores: questions.map(({ order }) =>
          order === 1 || order === 3 ? { order, least: 6 } : { order, least: 4, ifAsked: true as const },
        ),
        also: [words(11, 'Met'), words(15, 'Settled')],
      },
      noBelow: words(12, 'Below'),
      noWhen: Array.from({ length: 4 }, (_, at) => words(10, `No ${at}`)),
    },
  };
}

function asked(like: Question, id: string, order: number): Question {
  const lines = (count: number, length: number, name: string) =>
    Array.from({ length: count }, (_, at) => words(length, `${name} ${order}.${at}`));
  return {
    ...like,
    id,
    order,
    block: 'core',
    mustAsk: true,
    text: words(16, `Question ${order}`),
    whyAsked: words(24, `Reason ${order}`),
    expectedMin: 5,
    expectedAnswer: { keyPoints: lines(5, 11, 'Listen'), notRequired: lines(2, 6, 'Spared') },
    anchors: (['0', '1-3', '4-6', '7-8', '9-10'] as const).map((band) => ({
      band,
      label: band,
      behaviours: lines(3, 10, `Band ${band} of`),
    })),
    handout: lines(8, 9, 'Sheet'),
    exampleAnswer: words(70, `Sample ${order}`),
    decidingFact: words(19, `Fact ${order}`),
    probes: [
      { trigger: 'next_fact', text: words(17, `Always ${order}`), listensFor: words(14, `Always hears ${order}`) },
      { trigger: 'vague', text: words(13, `Vague ${order}`), listensFor: words(14, `Vague hears ${order}`) },
    ],
    redFlags: lines(2, 9, 'Flag').map((text) => ({ text, jobReason: words(15, `Grounds for ${text.slice(0, 8)}`) })),
  };
}

const filler =
  'on what was late that day and who had to be told of it before the load could go out to them again'.split(' ');

/** This many words, of the average length of words in plans. */
function words(count: number, name: string): string {
  return [name, ...Array.from({ length: count - name.split(' ').length }, (_, at) => filler[at % filler.length])].join(
    ' ',
  );
}
