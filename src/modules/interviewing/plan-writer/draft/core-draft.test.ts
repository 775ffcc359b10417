import { expect, test } from 'vitest';
import { CoreDraft } from './core-draft.ts';
import { aDraft, anAnswer, answered, asks, brief, frame } from './core-example.ts';
import { context } from './tailoring-example.ts';

test('CoreDraft › the first question is refused and written anew › is the first again', async () => {
  const { draft } = aDraft();
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { minutes: index === 1 ? 12 : 5 }));
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?', minutes: 12 });
  await answered(draft, [anAnswer(0, { text: 'How old are you?' }), ...answers.slice(1)]);
  expect(draft.missing).toBe(1);
  await answered(draft, [anAnswer(0)]);
  const core = await draft.finished();
  expect(core?.questions.map(({ text }) => text)).toEqual([asks[0], answers[1].text, ...asks.slice(2, answers.length)]);
});

test('CoreDraft › an interview about what was done begins with a made-up case › is asked once for one from experience', async () => {
  const { draft } = aDraft();
  const madeUp = anAnswer(0, { kind: 'situational' });
  await answered(draft, [madeUp, anAnswer(1, { kind: 'situational' })]);
  expect(draft.problems).toEqual(['question.case_first']);
  await answered(draft, [madeUp, anAnswer(2, { text: 'Which of your pricing talks went worst, and why?' })]);
  const core = await draft.finished();
  expect(core?.questions[0]).toMatchObject({ text: asks[0], kind: 'situational' });
});

test('CoreDraft › no question is about a focus area › one gives way, is asked for, and is filled about the area', async () => {
  const { draft } = aDraft();
  const wanted = draft.missing;
  await answered(
    draft,
    asks.slice(0, wanted).map((_, index) => anAnswer(index)),
  );
  expect(draft.beginRound()).toBe(true);
  expect(draft.missing).toBe(1);
  expect(draft.takeAsked()).toMatchObject({ questions: 1, uncovered: ['Pricing talks'], refused: [] });
  await draft.question(anAnswer(5));
  expect(draft.missing).toBe(1);
  await draft.frame(frame);
  const core = await draft.finished();
  const filled = core?.questions.filter(({ source }) => source === 'playbook') ?? [];
  expect(core?.questions).toHaveLength(wanted);
  expect(filled.map(({ focusAreas }) => focusAreas)).toEqual([['Pricing talks']]);
});

test('CoreDraft › more focus areas than questions, and none to spare › two share one, and the rest stays', async () => {
  const focusAreas = ['Customer retention', 'Forecast', 'Complaint', 'Pricing talks'];
  const { draft } = aDraft(undefined, { ...brief, durationMin: 30, position: { ...brief.position, focusAreas } });
  expect(draft.missing).toBe(3);
  const about = ['Planning', 'Listening', 'Planning'].map((competency, index) =>
    anAnswer(index, { competency, whyAsked: `A case about ${focusAreas[index] ?? ''}.` }),
  );
  await answered(draft, about);
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked()).toMatchObject({ questions: 1, uncovered: ['Complaint', 'Pricing talks'] });
  const core = await draft.finished();
  expect(core?.questions.map(({ source }) => source ?? 'ai').toSorted()).toEqual(['ai', 'ai', 'playbook']);
  expect(core?.questions.find(({ source }) => source === 'playbook')?.focusAreas).toEqual([
    'Complaint',
    'Pricing talks',
  ]);
});

test.each([
  ['says a word of it', 'Which of your talks went worst, and why?', {}, ['Pricing talks']],
  [
    'listens for it',
    'Which meeting of yours went worst, and why?',
    { decidingFact: 'The pricing of it' },
    ['Pricing talks'],
  ],
  ['says none of its words', 'Which meeting of yours went worst, and why?', {}, []],
] as const)(
  'CoreDraft › a question that names a focus area › %s › stands for it only with a word',
  async (_what, text, change, areas) => {
    const { draft } = aDraft();
    const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index));
    answers[1] = anAnswer(1, { ...change, text, areas: [1] });
    await answered(draft, answers);
    draft.beginRound();
    expect(draft.takeAsked().uncovered).toEqual(areas.length > 0 ? [] : ['Pricing talks']);
    const core = await draft.finished();
    expect(core?.questions.find((question) => question.text === text)?.focusAreas ?? []).toEqual(areas);
  },
);

test('CoreDraft › an item of a question that stands › is left out, and not sent back', async () => {
  const { draft } = aDraft();
  const adequate = ['Names the own step', 'Says how it ended', 'Sounds confident from the start'];
  const sound = anAnswer(0);
  await answered(draft, [
    { ...sound, behaviours: { ...sound.behaviours, adequate } },
    anAnswer(1, { text: 'How old are you?' }),
  ]);
  expect(draft.problems).toContain('anchors.trait');
  draft.beginRound();
  expect(draft.takeAsked().leftOut).toEqual([]);
});

test('CoreDraft › a question is refused › is sent back with its reasons, and its competency may return', async () => {
  const { draft } = aDraft();
  await answered(draft, [
    anAnswer(0),
    anAnswer(1, { text: 'How old are you?' }),
    anAnswer(2, { behaviours: { ...anAnswer(2).behaviours, strong: [] } }),
  ]);
  expect(draft.beginRound()).toBe(true);
  const { refused, accepted, competencies } = draft.takeAsked();
  expect(refused.map(({ text }) => text)).toEqual(['How old are you?', asks[2]]);
  expect(refused[1]?.because).toEqual(['A list of "behaviours" is empty; "nothing" needs 1, each other 2.']);
  expect(accepted).toEqual([`Customer retention: ${asks[0]}`]);
  expect(competencies).toBeGreaterThan(1);
});

test.each([
  [1, true],
  [2, false],
])('CoreDraft › with %i missing after the repair › has a third round: %s', async (missing, third) => {
  const { draft } = aDraft();
  const wanted = draft.missing;
  await answered(draft, [anAnswer(0, { text: 'Walk me through your talks about pricing.' })]);
  await answered(
    draft,
    asks.slice(1, wanted - missing).map((_, index) => anAnswer(index + 1)),
  );
  expect(draft.missing).toBe(missing);
  expect(draft.beginRound()).toBe(third);
});

test('CoreDraft › begun anew from what was kept › asks for the rest alone', async () => {
  const { draft, store } = aDraft();
  await draft.question(anAnswer(0));
  await draft.question(anAnswer(1));
  const again = aDraft(store.kept).draft;
  expect(again.missing).toBe(draft.missing);
  expect(again.beginRound()).toBe(true);
  expect(again.takeAsked().accepted).toEqual([`Customer retention: ${asks[0]}`, `Planning: ${asks[1]}`]);
});

test('CoreDraft › fewer than half stand › gives nothing', async () => {
  const { draft } = aDraft();
  await answered(draft, [anAnswer(0)]);
  expect(await draft.finished()).toBeUndefined();
});

test('CoreDraft › by telephone › nothing is shown', async () => {
  const { draft } = aDraft(undefined, { ...brief, interviewType: 'phone_screening', durationMin: 30 });
  await answered(draft, [
    anAnswer(0, { handout: ['Rate 112', 'Rate 44'] }),
    anAnswer(1, { text: 'Look at this sheet: which forecast was furthest off?' }),
    anAnswer(2, { text: 'What would you look at first before a meeting with a new account?' }),
  ]);
  expect(draft.missing).toBe(2);
  expect(draft.problems).toContain('question.sheet_by_phone');
});

test('CoreDraft › an item that a rule takes out of a question › is told, and stands once it is put in other words', async () => {
  const { draft, store } = aDraft();
  const unlawful = 'Do you have children?';
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { minutes: index === 1 ? 12 : 5 }));
  const first = anAnswer(0);
  const [probe] = first.probes;
  if (probe === undefined) throw new Error('the answer has no probe');
  answers[0] = { ...first, probes: [...first.probes, { ...probe, text: unlawful }] };
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?', minutes: 12 });
  await answered(draft, answers);
  expect(draft.toReword.map(({ text }) => text)).toEqual([unlawful]);
  expect(draft.toReword[0]?.because.join(' ')).toContain('children');
  // A replacement that is no better is rejected.
  await draft.reword(new Map([[unlawful, 'Are you married?']]));
  expect(draft.toReword).toHaveLength(1);
  await draft.reword(new Map([[unlawful, 'Who covers for you when a call runs over?']]));
  const probesOf = (questions: readonly { readonly probes: readonly { readonly text: string }[] }[] = []) =>
    questions.flatMap(({ probes }) => probes.map(({ text }) => text));
  expect(probesOf((await draft.finished())?.questions)).toContain('Who covers for you when a call runs over?');
  expect(JSON.stringify(store.kept)).toContain('Who covers for you');
});

test.each([
  ['repeated as it is', 'Who was left inside?'],
  ['said otherwise', 'Who had not come out by then?'],
])('CoreDraft › a line that may be mistaken stands, is told, and %s › that is what stands', async (_case, again) => {
  const { draft } = aDraft();
  const doubted = 'Who was left inside?';
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { minutes: index === 1 ? 12 : 5 }));
  const first = anAnswer(0);
  const [probe] = first.probes;
  if (probe === undefined) throw new Error('the answer has no probe');
  answers[0] = { ...first, probes: [...first.probes, { ...probe, text: doubted }] };
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?', minutes: 12 });
  await answered(draft, answers);
  const probes = async () =>
    (await draft.finished())?.questions.flatMap((question) => question.probes.map(({ text }) => text));
  expect(await probes()).toContain(doubted);
  expect(draft.toReword.map(({ text, because }) => [text, because.join(' ')])).toEqual([
    [doubted, expect.stringContaining('repeat it as it is')],
  ]);
  await draft.reword(new Map([[doubted, again]]));
  expect(await probes()).toContain(again);
});

test('CoreDraft › for several people › wants five in less than an hour, and asks all of them all', async () => {
  const openMatters = ['Keeping a customer', 'A forecast'].map((text) => [{ text, done: false }]);
  const forSeveral = (durationMin: number) => new CoreDraft({ ...brief, durationMin }, context, openMatters);
  const draft = forSeveral(45);
  expect(draft.beginRound()).toBe(true);
  expect(draft.takeAsked()).toMatchObject({ questions: 5 });
  const answers = asks.slice(0, 5).map((_, index) => anAnswer(index, { mustAsk: index === 0 }));
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
  for (const answer of answers) await draft.question(answer);
  await draft.frame(frame);
  const core = await draft.finished();
  expect(core?.candidatesInView).toBe(2);
  expect(core?.questions.map(({ mustAsk }) => mustAsk)).toEqual([true, true, true, true, true]);
  const usual = new CoreDraft({ ...brief, durationMin: 60 }, context).takeAsked();
  expect(forSeveral(60).takeAsked().questions).toBe(usual.questions);
});
