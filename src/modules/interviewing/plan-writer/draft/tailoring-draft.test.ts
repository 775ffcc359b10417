import { expect, test } from 'vitest';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
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

test('TailoringDraft › a question that lost its quote › is asked for again, then filled; the claims stay', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  expect(draft.missing).toBe(2);
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.question(aQuestion('What nearly stopped the fleet you ran in space?', 'Ran a fleet of ships in space'));
  const strengths = [
    strength('Moved reads to a replica and measured what it gave.', cut),
    strength('Cut latency to 50 ms.', cut),
    strength('Did the move on Terraform.', led),
    strength('Probably led the whole department.', led),
  ];
  await draft.frame({ ...noClaims, strengths: strengths.slice(0, 4) });
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked()).toMatchObject({
    questions: 1,
    refused: [{ because: ['Its "quote" does not stand in the CV; copy 12 to 300 characters of one line exactly.'] }],
  });
  await draft.frame(noClaims);
  const tailoring = await draft.finished();
  expect(tailoring?.questions.map(({ source }) => source)).toEqual([undefined, 'playbook']);
  expect(tailoring?.questions.map(({ evidence }) => evidence?.[0]?.quote)[1]).not.toBe(cut);
  expect(tailoring?.strengths.map(({ text }) => text)).toEqual(['Moved reads to a replica and measured what it gave.']);
});

test('TailoringDraft › a question that was refused and written anew, with one fewer › is whole without the playbook', async () => {
  const previousFeedback = 'Unclear what part of the move to a replica was hers.';
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move was yours?', 'Ran a fleet of ships in space'));
  await draft.frame(noClaims);
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.frame(noClaims);
  const questions = (await draft.finished())?.questions ?? [];
  expect(questions.map(({ source }) => source)).toEqual([undefined]);
});

test('TailoringDraft › the first question refused and written anew › is the first again, and the one that must be asked', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move was yours?', 'Ran a fleet of ships in space'));
  const second = 'What would you leave out of the migration today?';
  await draft.question(aQuestion(second, led));
  const areasToProbe = [{ text: 'What was left out?', competency, quote: led, searchedFor: [], askedIn: 101 }];
  await draft.frame({ ...noClaims, areasToProbe });
  draft.beginRound();
  draft.takeAsked();
  const first = 'Which part of the move to a replica was yours alone?';
  await draft.question(aQuestion(first, cut));
  await draft.frame(noClaims);
  const { questions = [], areasToProbe: areas = [] } = (await draft.finished()) ?? {};
  expect(questions.map(({ text, mustAsk, order }) => [text, mustAsk, order - core.questions.length])).toEqual([
    [first, true, 1],
    [second, false, 2],
  ]);
  expect(areas.map(({ askedIn }) => askedIn)).toEqual([questions[1]?.id]);
});

test('TailoringDraft › an area asked about by a question that was written anew › is told after all', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.question(aQuestion('What would you leave out of the migration today?', 'Ran a fleet of ships in space'));
  const area = { competency, searchedFor: [], statement: null };
  const areasToProbe = [
    { ...area, text: 'Who took part in it?', quote: cut, askedIn: 100 },
    { ...area, text: 'What was left out?', quote: led, askedIn: 101 },
  ];
  await draft.frame({ ...noClaims, areasToProbe });
  expect(draft.problems).toContain('area.unreached');
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('What would you leave out of the migration today?', led));
  // This call asked only for questions.
  await draft.frame({ questions: [] });
  const { questions = [], areasToProbe: areas = [] } = (await draft.finished()) ?? {};
  expect(areas.map(({ text, askedIn }) => [text, askedIn])).toEqual([
    ['Who took part in it?', questions[0]?.id],
    ['What was left out?', questions[1]?.id],
  ]);
});

test('TailoringDraft › whole after the first answer › asks for nothing more', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  await draft.question(aQuestion('What would you leave out of the migration today?', led));
  await draft.frame({
    ...noClaims,
    highlights: [{ text: 'Worth a closer look: the order service.', quote: designed }],
  });
  expect(draft.beginRound()).toBe(false);
  const tailoring = await draft.finished();
  expect(tailoring).toMatchObject({ questions: { length: 2 }, highlights: { length: 1 } });
  expect(tailoring?.highlightEvidence?.map(({ quote }) => quote)).toEqual([designed]);
});

test('TailoringDraft › a remark that may be taken for private › stands in other words, if these may not', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  const sound = strength('Moved reads to a replica.', cut);
  const mistaken = 'Reads moved, as two arrests of the disk called for.';
  const area = {
    text: 'Reads moved after the arrest of a disk.',
    competency,
    quote: cut,
    searchedFor: [],
    askedIn: 100,
  };
  await draft.frame({ ...noClaims, strengths: [sound, strength(mistaken, cut)], areasToProbe: [area] });
  expect(draft.toReword.map(({ text }) => text)).toEqual([mistaken, area.text]);
  await draft.reword(
    new Map([
      [mistaken, 'Reads moved, as two arrests called for.'],
      [area.text, 'What was measured once the reads had moved.'],
    ]),
  );
  const { strengths, areasToProbe } = (await draft.finished()) ?? {};
  expect(strengths?.map(({ text }) => text)).toEqual([sound.text]);
  expect(areasToProbe?.map(({ text }) => text)).toEqual(['What was measured once the reads had moved.']);
});

test('TailoringDraft › a point left out beside a question that is refused › waits until the question is there', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question({ ...aQuestion('Which part of the move was yours?', cut), competency: 'Charm' });
  const point = {
    text: 'You moved reads. Are you married, and when?',
    requirement: 0,
    quote: cut,
    line: 0,
    feedbackWords: '',
    posting: '',
    listensFor: 'A date.',
    secondQuote: '',
    secondLine: null,
  };
  await draft.frame({ ...noClaims, toSettle: [point] });
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked()).toMatchObject({ refused: [{}], leftOut: [] });
  await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
  expect(draft.takeLeftOut()).toMatchObject({ members: ['toSettle'], leftOut: [{ text: point.text }] });
});

test('TailoringDraft › a question from an earlier round › holds the words of the note that it settles, and must be asked', async () => {
  const open = 'Unclear what part of the move to a replica was hers.';
  const previousFeedback = `Calm and exact. ${open} Asks for a later start.`;
  const draft = new TailoringDraft({ brief: { ...brief, previousFeedback }, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question(aQuestion('What would you leave out of the migration today?', led));
  const second = aQuestion('Which part of the move to a replica was yours alone?', cut);
  await draft.question({ ...second, feedbackWords: 'unclear what part  of the move to a replica was hers.' });
  await draft.frame(noClaims);
  const questions = (await draft.finished())?.questions ?? [];
  expect(questions.map(({ followsUp, mustAsk, expectedMin }) => [followsUp, mustAsk, expectedMin])).toEqual([
    [undefined, true, 5],
    [open, true, 5],
  ]);
});

test('TailoringDraft › what an earlier round left open, in three quarters of an hour, beside a core of cases › leaves room for another case', async () => {
  const previousFeedback = 'Unclear what part of the move to a replica was hers.';
  const short = { ...brief, durationMin: 45 };
  const four = [...core.questions, ...core.questions.slice(0, 1)];
  const cases = four.map((question) => ({ ...question, kind: 'behavioral' as const }));
  const demand = { text: 'Two years of work on call', basis: 'on call', kind: 'other' as const };
  const shortCore = { ...core, questions: cases, requirements: [demand] };
  const input = { brief: { ...short, previousFeedback }, core: shortCore, candidate: null };
  const draft = new TailoringDraft(input, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const first = aQuestion('Which part of the move to a replica was yours alone?', cut);
  await draft.question({ ...first, kind: 'situational', feedbackWords: previousFeedback });
  await draft.question({ ...aQuestion('What would you leave out of the migration today?', led), kind: 'behavioral' });
  expect(draft.problems).toEqual([]);
  expect(draft.missing).toBe(0);
});

test.each([1, 2])(
  'TailoringDraft › beside %i questions of their own › one follow-up for each question of the core is kept',
  async (own) => {
    const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
    draft.beginRound();
    draft.takeAsked();
    await draft.question(aQuestion('Which part of the move to a replica was yours alone?', cut));
    if (own === 2) await draft.question(aQuestion('What would you leave out of the migration today?', led));
    const asked = ['Who else reads it?', 'Which queue came first?', 'When was it full?', 'Who pays for it now?'];
    const followUps = asked.map((text, at) => ({ behind: at + 1, text, leadsIn: false, quote: designed, line: null }));
    await draft.frame({ ...noClaims, followUps });
    expect((await draft.finished())?.followUps).toHaveLength(core.questions.length);
  },
);

test('TailoringDraft › fewer questions than there is room for, none of them refused › are a model’s choice', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const text = 'Which part of the move to a replica was yours alone?';
  await draft.question(aQuestion(text, cut));
  await draft.frame({ ...noClaims, strengths: [strength('Moved reads to a replica and measured what it gave.', cut)] });
  expect(draft.beginRound()).toBe(false);
  const tailoring = await draft.finished();
  expect(tailoring?.questions.map((question) => question.text)).toEqual([text]);
});

test('TailoringDraft › a question that names the one it follows, and one that doubts a result › are placed and must be asked', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const doubted = 'How do 14 services without downtime go with what you write of the order service?';
  await draft.question({ ...aQuestion('Which part of the move to a replica was yours alone?', cut), behind: 3 });
  await draft.question({ ...aQuestion(doubted, led), behind: 99, mustAsk: true });
  await draft.frame(noClaims);
  const questions = (await draft.finished())?.questions ?? [];
  expect(questions.map(({ behind, mustAsk }) => [behind, mustAsk])).toEqual([
    [core.questions[2]?.id, true],
    [undefined, true],
  ]);
  const plan = assemblePlan(brief, core, { ...emptyTailoring, questions });
  const [third] = core.questions.slice(2);
  const texts = plan.questions.map(({ text }) => text);
  expect(texts.indexOf(questions[0]?.text ?? '')).toBe(texts.indexOf(third?.text ?? '') + 1);
  expect(texts.at(-1)).toBe(doubted);
});

test('TailoringDraft › by telephone › a question that needs a sheet is written anew', async () => {
  const byPhone = { ...brief, interviewType: 'phone_screening' as const };
  const draft = new TailoringDraft({ brief: byPhone, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  await draft.question({
    ...aQuestion('Look at this sheet: which reads would you move?', cut),
    handout: ['reads: 400/s'],
  });
  expect(draft.problems).toContain('question.sheet_by_phone');
  expect(draft.missing).toBe(2);
});

test('TailoringDraft › a task that another candidate is set › is taken word for word, with a lead-in of this one', async () => {
  const draft = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  draft.beginRound();
  draft.takeAsked();
  const handout = ['Reads: 900 a second', 'Replica: 40 ms behind'];
  await draft.question({ ...aQuestion('Look at this sheet: which reads do you move first?', cut), handout });
  const [written] = (await draft.finished())?.questions ?? [];
  if (written === undefined) throw new Error('a question stands');
  const { evidence: _, ...task } = written;

  const of = { ...brief, tasksOfOthers: [task], replacedQuestions: [task.text] };
  const next = new TailoringDraft({ brief: of, core, candidate: null }, cv, context);
  next.beginRound();
  next.takeAsked();
  const empty = aQuestion('You ran Terraform for the team.', led);
  const own = { line: 0, whyAsked: 'Shows what they would move.', keyPoints: [], probes: [] };
  await next.question({ ...empty, ...own, competency: '', sameTask: 1 });
  await next.question({ ...empty, ...own, competency: '', sameTask: 1 });
  const [taken, another] = (await next.finished())?.questions ?? [];
  expect(taken).toMatchObject({
    id: task.id,
    setForOthers: true,
    text: `You ran Terraform for the team. ${task.text}`,
    whyAsked: 'Shows what they would move.',
    handout,
    anchors: task.anchors,
    probes: task.probes,
    evidence: [{ quote: led }],
  });
  expect(another?.id).not.toBe(task.id);
});

test('TailoringDraft › a task that another candidate is set › not whole beside this core › is a question of this person alone', async () => {
  const handout = ['Reads: 900 a second', 'Replica: 40 ms behind'];
  const first = new TailoringDraft({ brief, core, candidate: null }, cv, context);
  first.beginRound();
  first.takeAsked();
  await first.question({ ...aQuestion('Look at this sheet: which reads do you move first?', cut), handout });
  const [written] = (await first.finished())?.questions ?? [];
  if (written === undefined) throw new Error('a question stands');
  const { evidence: _, ...task } = written;
  const said = core.questions.flatMap(({ probes }) => probes).at(0);
  if (said === undefined) throw new Error('a core has probes');

  const of = { ...brief, tasksOfOthers: [{ ...task, probes: [...task.probes, said] }] };
  const next = new TailoringDraft({ brief: of, core, candidate: null }, cv, context);
  next.beginRound();
  next.takeAsked();
  await next.question({ ...aQuestion('You ran Terraform for the team.', led), sameTask: 1 });
  const [taken] = (await next.finished())?.questions ?? [];
  expect(taken?.text).toContain(task.text);
  expect(taken).not.toHaveProperty('setForOthers');
  expect(taken?.id).not.toBe(task.id);
});
