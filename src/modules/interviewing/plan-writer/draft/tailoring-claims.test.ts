import { expect, test } from 'vitest';
import { TailoringDraft } from './tailoring-draft.ts';
import {
  aQuestion,
  brief,
  competency,
  context,
  core,
  cut,
  cv,
  designed,
  led,
  noClaims,
  strength,
} from './tailoring-example.ts';

test('TailoringDraft › areas to probe › name the question that reaches them; one that none reaches is left out', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const area = (text: string, quote: string, askedIn: unknown) => ({
    text,
    competency,
    quote,
    searchedFor: [],
    statement: null,
    askedIn,
  });
  await draft.frame({
    ...noClaims,
    areasToProbe: [
      area('What was left out of it?', led, 100),
      // No question has this number; another one asks about the line.
      area('How was it measured?', cut, 50),
      area('Who decided on it?', led, 99),
    ],
    followUps: [
      {
        behind: 2,
        quote: designed,
        text: 'Which of these was yours?',
        leadsIn: false,
        feedbackWords: '',
        listensFor: '',
      },
    ],
  });
  const { areasToProbe = [], questions = [] } = (await draft.finished()) ?? {};
  const own = questions[0]?.id;
  expect(areasToProbe.map(({ text, askedIn, inFollowUp }) => [text, askedIn, inFollowUp])).toEqual([
    ['What was left out of it?', own, undefined],
    ['How was it measured?', own, undefined],
  ]);
  expect(draft.problems).toContain('area.unreached');
});

test('TailoringDraft › a strength that is laid beside the job › may name what the posting names, there alone', async () => {
  const input = {
    brief: { ...brief, position: { ...brief.position, description: 'Twenty services: 20 on Kubernetes.' } },
  };
  const draft = new TailoringDraft({ ...input, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const sound = 'Moved 14 services to Kubernetes; here there are 20.';
  await draft.frame({
    ...noClaims,
    strengths: [strength(sound, led), strength('Moved 20 services to Kubernetes.', led)],
  });
  expect((await draft.finished())?.strengths.map(({ text }) => text)).toEqual([sound]);
});

test('TailoringDraft › a strength that says more than its quote › is asked for in other words', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const [sound, unfounded] = ['Moved reads to a replica.', 'Moved 20 services to Kubernetes.'];
  await draft.frame({ ...noClaims, strengths: [strength(sound, cut), strength(unfounded, led)] });
  expect(draft.toReword.map(({ text }) => text)).toEqual([unfounded]);
  const reworded = 'Moved 14 services to Kubernetes.';
  await draft.reword(new Map([[unfounded, reworded]]));
  expect((await draft.finished())?.strengths.map(({ text }) => text)).toEqual([sound, reworded]);
});

test('TailoringDraft › areas to probe and strengths › what an earlier round named may be named by an area alone', async () => {
  const previousFeedback = 'Still open: how much of it was Nimbus.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const text = 'The move to a replica: what Nimbus did is not told apart';
  const area = { text, competency, quote: cut, searchedFor: [], statement: null, askedIn: 100 };
  await draft.frame({ ...noClaims, areasToProbe: [area], strengths: [strength('Moved it with Nimbus.', cut)] });
  const { areasToProbe, strengths } = (await draft.finished()) ?? {};
  expect([areasToProbe?.map((one) => one.text), strengths]).toEqual([[text], []]);
});

test('TailoringDraft › areas to probe and strengths › the figures of the lines that its question quotes belong to an area alone', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question({ ...aQuestion('What came of the 14 services?', led), secondQuote: cut, secondLine: null });
  const text = 'Latency down to 200 ms while 14 services moved';
  const area = { text, competency, quote: cut, searchedFor: [], statement: null, askedIn: 100 };
  await draft.frame({
    ...noClaims,
    areasToProbe: [area, { ...area, text: 'Latency down to 200 ms for 40 000 messages' }],
    strengths: [strength(text, cut)],
  });
  const { areasToProbe, strengths } = (await draft.finished()) ?? {};
  expect([areasToProbe?.map((one) => one.text), strengths]).toEqual([[text], []]);
});

test.each(['toPrepare', 'furtherWhen', 'beforeOffer'] as const)(
  'TailoringDraft › %s › names figures of CV, posting and note alone',
  async (kind) => {
    const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
    draft.beginRound();
    draft.takeAsked();
    await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
    const sound = 'Ask the referee how the 14 services were moved.';
    await draft.frame({
      ...noClaims,
      [kind]: ['Ask how the 15 services were moved.', 'Check whether she has children.', sound],
    });
    expect((await draft.finished())?.[kind]).toEqual([sound]);
  },
);

test('TailoringDraft › words too few for a quote › stand for the one line that has them', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', 'no downtime'));
  await draft.question(aQuestion('What would you leave out of the order service today?', 'the order'));
  await draft.frame({ ...noClaims, strengths: [strength('Moved reads to a replica.', 'to a')] });
  const { questions = [], strengths = [] } = (await draft.finished()) ?? {};
  expect(questions.map(({ evidence }) => evidence?.[0]?.quote)).toEqual([led, designed]);
  expect(strengths.map(({ evidence }) => evidence.quote)).toEqual([cut]);
});

test('TailoringDraft › requirements that a line answers, or two › keep these, others none', async () => {
  const required = { text: 'Kubernetes', basis: 'Services on Kubernetes.', kind: 'other' } as const;
  const own = { ...core, requirements: [required] };
  const draft = new TailoringDraft({ brief, core: own, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const shown = [
    { requirement: 1, line: 2, quote: led, secondLine: 3, secondQuote: designed },
    { requirement: 1, line: 1, quote: cut },
    { requirement: 2, line: 1, quote: cut },
  ];
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame({ ...noClaims, requirementsShown: shown });
  expect((await draft.finished())?.requirementEvidence).toMatchObject([
    { index: 0, evidence: { quote: led }, second: { quote: designed } },
  ]);
});

test('TailoringDraft › a requirement answered by a line too short for a quote › keeps that line', async () => {
  const quote = 'Licence B';
  const pages = cv.pages.map((page) => ({ ...page, visible: `${page.visible}\n• ${quote}` }));
  const required = { text: 'A driving licence', basis: 'A driving licence', kind: 'licence' } as const;
  const own = { ...core, requirements: [required] };
  const draft = new TailoringDraft({ brief, core: own, candidate: null }, { ...cv, pages }, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame({ ...noClaims, requirementsShown: [{ requirement: 1, line: 4, quote }] });
  expect((await draft.finished())?.requirementEvidence).toMatchObject([{ index: 0, evidence: { quote } }]);
});

test('TailoringDraft › a claim that needs more of its line than its quote › is proven by the whole line', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.frame({
    ...noClaims,
    strengths: [
      strength('Moved 14 services to Kubernetes.', 'to Kubernetes with no downtime'),
      strength('Moved to Kubernetes.', 'a migration of 14 services to Kubernetes'),
      strength('Moved 15 services to Kubernetes.', 'to Kubernetes with no downtime'),
    ],
  });
  const { strengths = [] } = (await draft.finished()) ?? {};
  expect(strengths.map(({ evidence }) => evidence.quote)).toEqual([led, 'a migration of 14 services to Kubernetes']);
});

test('TailoringDraft › an item beside the talk that is dropped › asks again for its own list alone', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame({
    ...noClaims,
    toPrepare: ['Ask how the 14 services were moved.'],
    beforeOffer: ['Check whether she has children.'],
  });
  expect(draft.takeLeftOut()?.members).toEqual(['beforeOffer']);
});
