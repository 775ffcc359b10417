import type { Evidence, Plan } from '#contracts/interviewing/plan/plan.ts';

/** A plan with a text in every field of its schema, which no single writer produces. */
export function fullPlan(plan: Plan): Plan {
  const evidence: Evidence[] = plan.questions.flatMap((question) => question.evidence ?? []).slice(0, 1);
  const [line] = evidence;
  const [first, second] = plan.questions;
  if (line === undefined || first === undefined) throw new Error('the plan quotes no CV');
  const { competencyId } = first;
  const absence = { searchedFor: ['night trains', 'ferries'], statement: 'Neither trains nor ferries.' };
  return {
    ...plan,
    summary: { ...plan.summary, highlights: ['Knows the trade.'], highlightEvidence: evidence },
    competencies: plan.competencies.map((competency, index) => ({
      ...competency,
      basis: `Line ${index} of the posting`,
    })),
    requirements: [
      { text: 'Can you swim?', basis: 'Swimmers only', kind: 'other' },
      { text: 'A valid bus ticket', basis: 'A valid bus ticket', kind: 'licence' },
    ],
    candidate: {
      strengths: [{ text: 'Rides at night.', competencyId, evidence: line }],
      areasToProbe: [
        { text: 'Trains stay open.', competencyId, askedIn: first.id, absence },
        { text: 'Buses stay open.', competencyId, askedIn: first.id, evidence: line },
      ],
      followUps: [
        {
          questionId: first.id,
          text: 'Which bus was yours?',
          listensFor: 'The number of one bus.',
          evidence: line,
          against: { ...line, start: line.start + 2, quote: line.quote.slice(2) },
          followsUp: 'Which bus it was is open.',
          fallsShort: 'Any bus will do.',
        },
        ...(second === undefined
          ? []
          : [{ questionId: second.id, text: 'Take the bus of May.', leadsIn: true, evidence: line }]),
      ],
      requirementEvidence: [
        { index: 0, evidence: line, second: { ...line, start: line.start + 3, quote: line.quote.slice(3) } },
      ],
      toSettle: [
        {
          text: 'Do you still ride?',
          listensFor: 'A bus of this week.',
          requirement: 1,
          evidence: line,
          against: { ...line, start: line.start + 1, quote: line.quote.slice(1) },
          basis: 'Riders only',
        },
        { text: 'Which stop was left open?', followsUp: true, leftOpen: 'One stop is open.' },
      ],
      seenEarlier: [{ questionId: first.id, words: 'Parked a bus well.' }],
      toDecide: 'Whether the wheel is held alone.',
      toPrepare: ['Ask the depot which line is free.'],
      furtherWhen: ['The ticket is open.'],
      beforeOffer: ['See the ticket itself.'],
      alsoOpen: [{ text: 'Night buses were not reached.', askedIn: first.id }],
      privateMatters: ['family'],
    },
    decision: {
      weighsMost: 'Steering decides.',
      weightiestQuestions: 'Bus one weighs most.',
      ofSeveral: 'Of several, bus two first.',
      offerWhen: 'Steers well in May.',
      furtherWhen: ['The ticket is open.'],
      noBelow: '3 or less for the bus.',
      noWhen: ['No brakes are named.'],
    },
    candidateQuestions: [
      { question: 'Who drives?', answer: { text: 'The four of us do.', basis: 'We drive in turn' } },
      { question: 'Who repairs?' },
    ],
    flow: withUnscored(plan.flow).map((step, index) => ({ ...step, script: `Say what part ${index} is.` })),
    questions: plan.questions.map((question, index) => ({
      ...question,
      topic: `Bus ${index}, the brakes`,
      handout: [`Bus ${index}: 40 seats`, `Late by ${index + 3} minutes`],
      followsUp: `Left open ${index}.`,
      exampleAnswer: `I stopped bus ${index}.`,
      decidingFact: `Names stop ${index}.`,
      probes: question.probes.map((probe, at) => ({ ...probe, listensFor: `A stop of bus ${index}.${at}.` })),
      expectedAnswer: { ...question.expectedAnswer, notRequired: [`Number of bus ${index}`] },
      redFlags: [{ text: `Leaves bus ${index}`, jobReason: `Bus ${index} has one driver.` }],
    })),
  };
}

/** Adds the part that is never scored, as in every plan with requirements or points. */
function withUnscored(flow: Plan['flow']): Plan['flow'] {
  const [intro, ...others] = flow;
  if (intro === undefined || flow.some(({ kind }) => kind === 'requirements')) return flow;
  return [intro, { kind: 'requirements', minutes: 2 }, ...others];
}
