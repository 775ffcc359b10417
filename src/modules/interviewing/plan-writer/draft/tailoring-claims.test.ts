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
  visible,
} from './tailoring-example.ts';

test('TailoringDraft › areas to probe › name the question that reaches them; one that none reaches is left out', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
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
      // The line itself is asked about elsewhere than its writer says.
      area('How was it measured?', cut, 1),
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
  const draft = new TailoringDraft({ ...input, core, candidate: null, previousFeedback: null }, cv, [], context);
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

test('TailoringDraft › areas to probe and strengths › what an earlier round named may be named by an area alone', async () => {
  const previousFeedback = 'Still open: how much of it was Nimbus.';
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback }, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const text = 'The move to a replica: what Nimbus did is not told apart';
  const area = { text, competency, quote: cut, searchedFor: [], statement: null, askedIn: 100 };
  await draft.frame({ ...noClaims, areasToProbe: [area], strengths: [strength('Moved it with Nimbus.', cut)] });
  const { areasToProbe, strengths } = (await draft.finished()) ?? {};
  expect([areasToProbe?.map((one) => one.text), strengths]).toEqual([[text], []]);
});

test.each(['toPrepare', 'furtherWhen', 'beforeOffer'] as const)(
  'TailoringDraft › %s › names figures of CV, posting and note alone',
  async (kind) => {
    const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
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

test('TailoringDraft › follow-ups › stand behind a core question and ask what no question of their own asks', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const followUp = (behind: number, text: string, quote: string, line: number | null = null, leadsIn = false) => ({
    behind,
    text,
    leadsIn,
    quote,
    line,
    listensFor: 'An own step',
  });
  await draft.frame({
    ...noClaims,
    followUps: [
      // It asks, so it does not lead into another question.
      followUp(1, 'Who else moved the 14 services?', led, null, true),
      followUp(1, 'A second one behind the same question?', designed),
      followUp(2, 'Which part of that move to a replica was yours?', cut),
      followUp(3, 'How did you lead 400 people?', designed),
      followUp(4, 'Are you married?', designed),
      followUp(99, 'Which part of it was yours?', designed),
      followUp(
        2,
        'You designed for 40 000 messages, “enough?”: take that.',
        'Designed the order service for 90 000 messages',
        3,
        true,
      ),
    ],
  });
  const { followUps = [] } = (await draft.finished()) ?? {};
  expect(followUps.map(({ questionId, text, leadsIn }) => [questionId, text, leadsIn])).toEqual([
    [core.questions[0]?.id, 'Who else moved the 14 services?', undefined],
    [core.questions[1]?.id, 'You designed for 40 000 messages, “enough?”: take that.', true],
  ]);
  // The line that was named, where the words beside its number do not stand there.
  expect(followUps[1]?.evidence).toMatchObject({ quote: designed, start: visible.indexOf(designed) });
});

test('TailoringDraft › two lines that do not agree › stand with what is asked about both', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  const both = { secondQuote: designed, secondLine: 3 };
  await draft.question({ ...aQuestion('How was the gain of the move to a replica counted?', cut), ...both });
  const followUp = { behind: 1, leadsIn: false, line: null, listensFor: 'How it was counted' };
  await draft.frame({
    ...noClaims,
    followUps: [
      // A figure of the other line may be said.
      { ...followUp, text: 'At 40 000 messages a minute, which of the 14 services carried most?', quote: led, ...both },
      { ...followUp, behind: 2, text: 'Who else moved the 14 services?', quote: led, secondQuote: led, secondLine: 2 },
    ],
  });
  const { questions = [], followUps = [] } = (await draft.finished()) ?? {};
  expect(questions[0]?.evidence?.map(({ quote }) => quote)).toEqual([cut, designed]);
  expect(followUps.map(({ evidence, against }) => [evidence.quote, against?.quote])).toEqual([
    [led, designed],
    [led, undefined],
  ]);
});

test('TailoringDraft › words too few for a quote › stand for the one line that has them', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
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
  const draft = new TailoringDraft({ brief, core: own, candidate: null, previousFeedback: null }, cv, [], context);
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

test('TailoringDraft › a point to settle that falls › leaves no line beside the requirement, which it may not meet', async () => {
  const required = { text: 'Kubernetes', basis: 'Services on Kubernetes.', kind: 'other' } as const;
  const own = { ...core, requirements: [required] };
  const draft = new TailoringDraft({ brief, core: own, candidate: null, previousFeedback: null }, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const point = { text: 'How old were you when you led it?', requirement: 1, line: null, quote: led };
  await draft.frame({ ...noClaims, toSettle: [point] });
  const { toSettle, requirementEvidence } = (await draft.finished()) ?? {};
  expect(toSettle).toEqual([]);
  expect(requirementEvidence).toEqual([]);
});

test('TailoringDraft › points to settle › are asked once, from a line or an earlier round, with no figure of their own', async () => {
  const known = 'The forecast stayed open.';
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: known }, cv, [], context);
  draft.beginRound();
  expect(draft.takeAsked()).toMatchObject({ toSettle: 5 });
  const point = (text: string, change: object = {}) => ({
    text,
    line: null,
    quote: led,
    posting: '',
    feedbackWords: '',
    listensFor: '',
    ...change,
  });
  await draft.frame({
    ...noClaims,
    toSettle: [
      point('Which of the 14 services still ran elsewhere a year later?', { quote: '' }),
      point('Is the move of the 20 services over?'),
      point('How old were you when you led it?'),
      point('Was it over? What came next? Why did you leave?'),
      point('Does your work on Kubernetes go on today?', { posting: 'Services on Kubernetes.', listensFor: 'A yes' }),
      point('Which forecast did you mean in the first talk?', {
        quote: '',
        feedbackWords: known,
        listensFor: 'One that was off by 73 %',
      }),
      point('is the order service still yours?', { quote: designed }),
      point('Who measures the latency today?', { quote: cut }),
      point('Which queue do you run at night?', { quote: designed }),
      // One more than there is time for.
      point('Which of the reads are slow today?', { quote: cut }),
    ],
  });
  const tailoring = await draft.finished();
  const at = visible.indexOf(led);
  expect(tailoring?.toSettle).toEqual([
    {
      text: 'Does your work on Kubernetes go on today?',
      listensFor: 'A yes',
      evidence: { cvId: cv.cvId, page: 1, start: at, end: at + led.length, quote: led },
      basis: 'Services on Kubernetes.',
    },
    // For the interviewer's eyes, who may reckon.
    {
      text: 'Which forecast did you mean in the first talk?',
      listensFor: 'One that was off by 73 %',
      followsUp: true,
      leftOpen: known,
    },
    // Said aloud, so it begins as a sentence does.
    expect.objectContaining({ text: 'Is the order service still yours?' }),
    expect.objectContaining({ text: 'Who measures the latency today?' }),
    expect.objectContaining({ text: 'Which queue do you run at night?' }),
  ]);
});

test('TailoringDraft › points that rest on an earlier round › may say its figures, and no others', async () => {
  const previousFeedback = 'Is asking for 92 base. The rest was clear.';
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback }, cv, [], context);
  draft.beginRound();
  const point = (text: string, feedbackWords: string) => ({
    text,
    requirement: 0,
    line: null,
    quote: '',
    secondLine: null,
    secondQuote: '',
    posting: '',
    feedbackWords,
    listensFor: '',
  });
  const asked = 'You told my colleague that you are asking for 92. Is that still so?';
  await draft.frame({
    ...noClaims,
    toSettle: [
      point(asked, 'Is asking for 92 base'),
      point('Would 85 do for the first year?', 'Is asking for 92 base'),
    ],
  });
  expect((await draft.finished())?.toSettle?.map(({ text }) => text)).toEqual([asked]);
});

test('TailoringDraft › points to settle › may name a requirement, lay two lines beside each other and say what the whole of a line says', async () => {
  const required = ['Kubernetes', 'Messages', 'Checkout'].map(
    (text) => ({ text, basis: text, kind: 'other' }) as const,
  );
  const own = { ...core, requirements: required };
  const input = { brief: { ...brief, durationMin: 90 }, core: own, candidate: null, previousFeedback: 'All is open.' };
  const draft = new TailoringDraft(input, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  const point = (text: string, change: object) => ({ text, line: null, posting: '', feedbackWords: '', ...change });
  await draft.frame({
    ...noClaims,
    requirementsShown: [{ requirement: 3, line: 1, quote: cut }],
    toSettle: [
      // The figure stands in the other half of the line.
      point('Who moved the 14 services?', { requirement: 1, quote: 'to Kubernetes with no downtime' }),
      point('How do 14 services and 40 000 messages go together?', {
        requirement: 4,
        quote: led,
        secondLine: 3,
        secondQuote: designed,
      }),
      point('Did it ever reach 41 000 of them?', { quote: led, secondQuote: designed }),
      point('What did the first talk leave out about the replica?', {
        requirement: 3,
        quote: '',
        feedbackWords: 'All is open.',
      }),
      point('Were all of the reads yours?', { requirement: 0, quote: cut, secondQuote: cut.slice(4) }),
    ],
  });
  const { toSettle = [] } = (await draft.finished()) ?? {};
  expect(toSettle.map(({ requirement, evidence, against }) => [requirement, evidence?.quote, against?.quote])).toEqual([
    [0, 'to Kubernetes with no downtime', undefined],
    [undefined, led, designed],
    [2, cut, undefined],
    [undefined, cut, undefined],
  ]);
});

test('TailoringDraft › a follow-up from an earlier round › holds its sentence, and what is left out is told', async () => {
  const open = 'Who decided on the migration of the services stayed open.';
  const previousFeedback = `Calm and exact. ${open}`;
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback }, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  const judged = {
    ...aQuestion('Which part of the move to a replica was yours alone?', cut),
    decidingFact: 'Is polished',
  };
  await draft.question(judged);
  const followUp = { behind: 1, line: null, quote: led, feedbackWords: open, leadsIn: false, listensFor: 'A step' };
  await draft.frame({
    ...noClaims,
    followUps: [
      { ...followUp, text: 'Who decided on that migration of the services?' },
      { ...followUp, behind: 2, quote: designed, text: 'Are you married?' },
    ],
    highlights: [{ text: 'Will soon retire from the order service.', quote: designed }],
  });
  expect(draft.problems).toEqual(expect.arrayContaining(['anchors.trait', 'follow_up.unsound', 'law.item']));
  // What was left out costs no further call.
  expect(draft.beginRound()).toBe(false);
  expect((await draft.finished())?.followUps).toMatchObject([{ followsUp: open }]);
});

test('TailoringDraft › a point about one of two papers › leaves the requirement to tick', async () => {
  const required = { text: 'CKA and CKS, both valid', basis: 'CKA and CKS', kind: 'licence' } as const;
  const input = { brief, core: { ...core, requirements: [required] }, candidate: null, previousFeedback: null };
  const draft = new TailoringDraft(input, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  const point = { text: 'Does your CKA still hold?', requirement: 1, line: null, quote: led };
  await draft.frame({ ...noClaims, toSettle: [point] });
  expect((await draft.finished())?.toSettle).toMatchObject([{ text: point.text }]);
  expect((await draft.finished())?.toSettle?.[0]).not.toHaveProperty('requirement');
});

test('TailoringDraft › two points with one requirement › each keep their own line alone', async () => {
  const required = { text: 'Pay', basis: 'Services on Kubernetes.', kind: 'other' } as const;
  const input = { brief, core: { ...core, requirements: [required] }, candidate: null, previousFeedback: null };
  const draft = new TailoringDraft(input, cv, [], context);
  draft.beginRound();
  draft.takeAsked();
  const point = (text: string, quote: string) => ({ text, requirement: 1, line: null, quote });
  await draft.frame({
    ...noClaims,
    toSettle: [
      point('Is the order service still yours?', designed),
      point('Does your work on Kubernetes go on today?', led),
    ],
  });
  const { toSettle = [] } = (await draft.finished()) ?? {};
  expect(toSettle.map(({ evidence, against }) => [evidence?.quote, against?.quote])).toEqual([
    [designed, undefined],
    [led, undefined],
  ]);
});

test('TailoringDraft › a claim that needs more of its line than its quote › is proven by the whole line', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null, previousFeedback: null }, cv, [], context);
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
