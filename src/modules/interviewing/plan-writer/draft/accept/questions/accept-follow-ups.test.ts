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

test('TailoringDraft › follow-ups › stand behind a core question and ask what no question of their own asks', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
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
      // It is a question itself, so it does not lead into another one.
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
  // Falls back to the line with the given number, because the quoted words are not in the CV.
  expect(followUps[1]?.evidence).toMatchObject({ quote: designed, start: visible.indexOf(designed) });
});

test('TailoringDraft › two lines that do not agree › stand with what is asked about both', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const both = { secondQuote: designed, secondLine: 3 };
  await draft.question({ ...aQuestion('How was the gain of the move to a replica counted?', cut), ...both });
  const followUp = { behind: 1, leadsIn: false, line: null, listensFor: 'How it was counted' };
  await draft.frame({
    ...noClaims,
    followUps: [
      // Figures of the second line are allowed.
      { ...followUp, text: 'At 40 000 messages a minute, which of the 14 services carried most?', quote: led, ...both },
      { ...followUp, behind: 2, text: 'Who else moved the 14 services?', quote: led, secondQuote: led, secondLine: 2 },
    ],
  });
  const { questions = [], followUps = [] } = (await draft.finished()) ?? {};
  expect(questions[0]?.evidence?.map(({ quote }) => quote)).toEqual([cut, designed]);
  expect(followUps.map(({ evidence, against }) => [evidence?.quote, against?.quote])).toEqual([
    [led, designed],
    [led, undefined],
  ]);
});

test('TailoringDraft › a follow-up from an earlier round › holds its sentence, and what is left out is told', async () => {
  const open = 'Who decided on the migration of the services stayed open.';
  const previousFeedback = `Calm and exact. ${open}`;
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const judged = {
    ...aQuestion('Which part of the move to a replica was yours alone?', cut),
    decidingFact: 'Is polished',
  };
  await draft.question(judged);
  const followUp = { behind: 1, line: null, quote: led, feedbackWords: open, leadsIn: false, listensFor: 'A step' };
  const fallsShort = 'Says only that the team decided';
  await draft.frame({
    ...noClaims,
    followUps: [
      { ...followUp, text: 'Who decided on that migration of the services?', fallsShort },
      { ...followUp, behind: 2, quote: designed, text: 'Are you married?', fallsShort },
    ],
    highlights: [{ text: 'Will soon retire from the order service.', quote: designed }],
  });
  expect(draft.problems).toEqual(expect.arrayContaining(['anchors.trait', 'follow_up.law', 'law.item']));
  // A rejected item causes no further call.
  expect(draft.beginRound()).toBe(false);
  expect((await draft.finished())?.followUps).toMatchObject([{ followsUp: open, fallsShort }]);
});

test.each([
  ['nothing of an earlier round', { feedbackWords: '' }, undefined],
  [
    'what the question itself scores then',
    { leadsIn: true, text: 'Take the migration of the 14 services.' },
    undefined,
  ],
  ['somebody’s character', { fallsShort: 'Is not polished' }, undefined],
  ['what was left open', {}, 'Says only that the team decided'],
] as const)('TailoringDraft › a follow-up about %s › says what falls short of it or not', async (_of, change, kept) => {
  const open = 'Who decided on the migration of the services stayed open.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback: open }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const followUp = {
    behind: 1,
    line: null,
    quote: led,
    text: 'Who decided on that migration of the services?',
    feedbackWords: open,
    leadsIn: false,
    listensFor: 'A step',
    fallsShort: 'Says only that the team decided',
  };
  await draft.frame({ ...noClaims, followUps: [{ ...followUp, ...change }] });
  const { followUps = [] } = (await draft.finished()) ?? {};
  expect(followUps.map((accepted) => accepted.fallsShort)).toEqual([kept]);
});

test('TailoringDraft › of several people who are compared › leads into no question, and nobody was seen done well', async () => {
  const compared = { ...core, candidatesInView: 2 };
  const previousFeedback = 'Told the move to a replica well.';
  const draft = new TailoringDraft(
    { brief: { ...brief, previousFeedback }, core: compared, candidate: null },
    cv,
    context,
  );
  draft.beginRound();
  const behind = { line: null, listensFor: 'How it was counted' };
  await draft.frame({
    ...noClaims,
    followUps: [
      { ...behind, behind: 1, leadsIn: true, text: 'You led a migration of 14 services: take that.', quote: led },
      { ...behind, behind: 2, leadsIn: false, text: 'Who else cut the latency?', quote: cut },
    ],
    seenDoneWell: [{ question: 1, feedbackWords: 'Told the move to a replica well.' }],
  });
  expect(draft.problems).toContain('follow_up.leads_in');
  const { followUps = [], seenEarlier } = (await draft.finished()) ?? {};
  expect(followUps.map(({ text, leadsIn }) => [text, leadsIn])).toEqual([['Who else cut the latency?', undefined]]);
  expect(seenEarlier).toEqual([]);
});

test.each([
  ['what an earlier round left open', 'Nobody asked for a migration that had to be undone.', '', true],
  ['neither CV nor note', '', '', false],
  ['a note of which the CV has a line', 'Nobody asked for a migration that had to be undone.', led, true],
])('TailoringDraft › a follow-up that rests on %s', async (_case, feedbackWords, quote, stands) => {
  const previousFeedback = 'Told the move well. Nobody asked for a migration that had to be undone.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  const text = 'Which migration of yours had to be undone?';
  await draft.frame({
    ...noClaims,
    followUps: [{ behind: 2, leadsIn: false, line: null, listensFor: 'What was lost', text, feedbackWords, quote }],
  });
  const { followUps = [] } = (await draft.finished()) ?? {};
  expect(followUps.map((one) => [one.text, one.followsUp, one.evidence?.quote])).toEqual(
    stands ? [[text, feedbackWords, quote === '' ? undefined : quote]] : [],
  );
});

test('TailoringDraft › a follow-up on the matter of another question › is asked for again, there or as a point', async () => {
  const [first, second, ...others] = core.questions;
  if (first === undefined || second === undefined) throw new Error('a core has several questions');
  const questions = [
    { ...first, focusAreas: ['Checkout'] },
    { ...second, focusAreas: ['Latency of the reads'] },
    ...others,
  ];
  const draft = new TailoringDraft({ brief, core: { ...core, questions }, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const followUp = { behind: 1, line: null, quote: led, leadsIn: false, listensFor: 'A step' };
  const other = 'What was the latency of the reads before you led that?';
  await draft.frame({ ...noClaims, followUps: [{ ...followUp, text: other }] });
  expect(draft.problems).toContain('follow_up.other_matter');
  const asked = draft.takeLeftOut();
  expect(asked?.members).toEqual(['followUps', 'toSettle']);
  expect(asked?.leftOut).toMatchObject([
    { text: other, because: [expect.stringContaining('focus area'), expect.anything()] },
  ]);
  await draft.leftOut().frame({ ...noClaims, followUps: [{ ...followUp, behind: 2, text: other }] });
  expect((await draft.finished())?.followUps).toMatchObject([{ questionId: second.id, text: other }]);
});

test('TailoringDraft › what an earlier round left open is settled by a core question › is kept with it, unless a follow-up asks it', async () => {
  const previousFeedback = 'Open: how long the reads were stale. Open: who was on call.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame({
    ...noClaims,
    followUps: [
      {
        behind: 1,
        line: null,
        quote: led,
        leadsIn: false,
        text: 'Who was on call for the 14 services?',
        feedbackWords: 'who was on call',
        listensFor: 'A rota',
        fallsShort: '',
      },
    ],
    askedInCore: [
      { question: 1, feedbackWords: 'who was on call' },
      { question: 2, feedbackWords: 'how long the reads were stale' },
      { question: 3, feedbackWords: 'what nobody noted' },
      { question: 99, feedbackWords: 'how long the reads were stale' },
    ],
  });
  expect((await draft.finished())?.askedInCore).toEqual([
    { questionId: core.questions[1]?.id, words: 'how long the reads were stale' },
  ]);
});

test('TailoringDraft › a follow-up on the line of a question for this person › would ask about it twice, unless an earlier round left it open', async () => {
  const previousFeedback = 'Open: how long the reads were stale.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const followUp = (behind: number, text: string, quote: string) => ({
    behind,
    line: null,
    quote,
    text,
    leadsIn: false,
    listensFor: 'Minutes of stale reads',
    fallsShort: '',
    feedbackWords: behind === 2 ? 'how long the reads were stale' : '',
  });
  await draft.frame({
    ...noClaims,
    followUps: [
      followUp(1, 'Which cache did you try before?', 'moving reads to a replica'),
      followUp(2, 'How long were the reads stale?', cut),
      followUp(3, 'Which of the 14 went last?', led),
    ],
  });
  expect(draft.problems).toContain('follow_up.repeats');
  expect((await draft.finished())?.followUps.map(({ text }) => text)).toEqual([
    'How long were the reads stale?',
    'Which of the 14 went last?',
  ]);
});

test.each([
  ['asks_twice', 'Who moved it? Who paid? Who left?'],
  ['figure', 'Who moved the 20 services?'],
  ['repeats', 'Which part of that move to a replica was yours?'],
  ['law', 'Are you married?'],
  ['language', 'Хто саме переніс ці сервіси на нову платформу?'],
])('TailoringDraft › a follow-up that breaks the rule of %s › is told just that', async (rule, text) => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const followUp = { behind: 1, line: null, quote: led, leadsIn: false, listensFor: 'A step' };
  await draft.frame({ ...noClaims, followUps: [{ ...followUp, text }] });
  expect(draft.problems.filter((problem) => problem.startsWith('follow_up.'))).toEqual([`follow_up.${rule}`]);
});
