import { expect, test } from 'vitest';
import { TailoringDraft } from '#modules/interviewing/plan-writer/draft/tailoring-draft.ts';
import {
  aQuestion,
  brief,
  context,
  core,
  cut,
  cv,
  designed,
  led,
  noClaims,
  visible,
} from '#modules/interviewing/plan-writer/draft/tailoring-example.ts';

test('TailoringDraft › a point to settle that falls › leaves no line beside the requirement, which it may not meet', async () => {
  const required = { text: 'Kubernetes', basis: 'Services on Kubernetes.', kind: 'other' } as const;
  const own = { ...core, requirements: [required] };
  const draft = new TailoringDraft({ brief, core: own, candidate: null }, cv, context);
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
  const draft = new TailoringDraft(
    { brief: { ...brief, previousFeedback: known }, core, candidate: null },
    cv,
    context,
  );
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
    // `listensFor` is for the interviewer only, so it may contain calculated figures.
    {
      text: 'Which forecast did you mean in the first talk?',
      listensFor: 'One that was off by 73 %',
      followsUp: true,
      leftOpen: known,
    },
    // The point is spoken aloud, so it starts with a capital letter like a sentence.
    expect.objectContaining({ text: 'Is the order service still yours?' }),
    expect.objectContaining({ text: 'Who measures the latency today?' }),
    expect.objectContaining({ text: 'Which queue do you run at night?' }),
  ]);
});

test('TailoringDraft › points that rest on an earlier round › may say its figures, and no others', async () => {
  const previousFeedback = 'Is asking for 92 base. The rest was clear.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
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
  const input = { brief: { ...brief, durationMin: 90, previousFeedback: 'All is open.' }, core: own, candidate: null };
  const draft = new TailoringDraft(input, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const point = (text: string, change: object) => ({ text, line: null, posting: '', feedbackWords: '', ...change });
  await draft.frame({
    ...noClaims,
    requirementsShown: [{ requirement: 3, line: 1, quote: cut }],
    toSettle: [
      // The figure is in the other half of the line.
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

test('TailoringDraft › a point about one of two papers › leaves the requirement to tick', async () => {
  const required = { text: 'CKA and CKS, both valid', basis: 'CKA and CKS', kind: 'licence' } as const;
  const input = { brief, core: { ...core, requirements: [required] }, candidate: null };
  const draft = new TailoringDraft(input, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const point = { text: 'Does your CKA still hold?', requirement: 1, line: null, quote: led };
  await draft.frame({ ...noClaims, toSettle: [point] });
  expect((await draft.finished())?.toSettle).toMatchObject([{ text: point.text }]);
  expect((await draft.finished())?.toSettle?.[0]).not.toHaveProperty('requirement');
});

test('TailoringDraft › a point about the line that shows a paper › is asked in its place, a second one beside it', async () => {
  const required = { text: 'CKA, valid', basis: 'CKA', kind: 'licence' } as const;
  const ofWork = { text: 'Messages', basis: 'Messages', kind: 'other' } as const;
  const input = { brief, core: { ...core, requirements: [ofWork, required] }, candidate: null };
  const draft = new TailoringDraft(input, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const point = (text: string, quote: string) => ({ text, requirement: 0, line: null, quote });
  await draft.frame({
    ...noClaims,
    requirementsShown: [
      { requirement: 1, line: null, quote: designed },
      { requirement: 2, line: null, quote: led },
    ],
    toSettle: [
      point('Is the order service still yours?', designed),
      point('When do you renew what that line names?', led),
      point('Does your work on Kubernetes go on today?', led),
    ],
  });
  const { toSettle = [] } = (await draft.finished()) ?? {};
  expect(toSettle.map(({ requirement }) => requirement)).toEqual([undefined, 1, undefined]);
});

test('TailoringDraft › two points with one requirement › each keep their own line alone', async () => {
  const required = { text: 'Pay', basis: 'Services on Kubernetes.', kind: 'other' } as const;
  const input = { brief, core: { ...core, requirements: [required] }, candidate: null };
  const draft = new TailoringDraft(input, cv, context);
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

test.each([
  ['asks_twice', 'Was it over? What came next? Why did you leave?', led],
  ['figure', 'Is the move of the 20 services over?', led],
  ['repeats', 'Which part of that move to a replica was yours?', led],
  ['law', 'How old were you when you led it?', led],
  ['language', 'Хто сьогодні відповідає за ці сервіси на платформі?', led],
  ['ungrounded', 'Which of the services still ran elsewhere?', ''],
])('TailoringDraft › a point that breaks the rule of %s › is told just that', async (rule, text, quote) => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame({ ...noClaims, toSettle: [{ text, requirement: 0, line: null, quote }] });
  expect(draft.problems.filter((problem) => problem.startsWith('point.'))).toEqual([`point.${rule}`]);
});

const wishing = {
  ...cv,
  pages: [{ number: 1, visible: `${visible}\nLooking for $105K base` }],
};
const paid = {
  ...brief,
  cv: wishing,
  position: { ...brief.position, description: 'Services on Kubernetes. Pay: $82,000 base.' },
};
const offered = { text: '$82,000 base', basis: 'Pay: $82,000 base', kind: 'other' } as const;

test.each([
  ['no point', [], 'The posting says “Pay: $82,000 base”, and your CV mentions $105K. Does the offer work for you?'],
  [
    'a point on that line',
    [
      {
        text: 'You ask for $105K and the post has $82,000. Would that do?',
        requirement: 0,
        line: 4,
        quote: 'Looking for $105K base',
      },
    ],
    'You ask for $105K and the post has $82,000. Would that do?',
  ],
])(
  'TailoringDraft › with a wish above the pay and %s about it › asks about it once, with both sums',
  async (_, toSettle, asked) => {
    const own = { ...core, requirements: [offered] };
    const draft = new TailoringDraft({ brief: paid, core: own, candidate: null }, wishing, context);
    draft.beginRound();
    draft.takeAsked();
    await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
    const other = { text: 'Does your work on Kubernetes go on today?', requirement: 0, line: null, quote: led };
    await draft.frame({ ...noClaims, toSettle: [...toSettle, other] });
    const { toSettle: points = [] } = (await draft.finished()) ?? {};
    expect(points.map(({ text }) => text)).toEqual([asked, other.text]);
    expect(points[0]?.requirement).toBe(toSettle.length === 0 ? 0 : undefined);
  },
);
