import { expect, test } from 'vitest';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { CoreDraft } from './core-draft.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';

const brief: CoreBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Account manager',
    description: 'Keeps customers and wins new ones. Works in Leeds from 9 to 17. Asks nobody older than 35.',
    focusAreas: ['Pricing talks', 'Customer retention'],
    level: 'middle',
  },
  interviewType: 'behavioral',
  durationMin: 45,
  language: 'en',
};

const asks = [
  'Describe a customer who stayed although a rival was cheaper. What kept the customer?',
  'Which forecast of yours was furthest off, and why?',
  'How do you prepare for the first meeting with a new account?',
  'Tell me about a complaint that nobody wanted to take.',
  'What do you write down after a call?',
  'Which of your routines would you teach a new colleague first?',
  'How do you tell that a prospect will never sign?',
];

function anAnswer(index: number, change: Partial<QuestionAnswer> = {}): QuestionAnswer {
  const said = (what: string) => `${what} in case ${index}`;
  return {
    competency: ['Customer retention', 'Planning', 'Listening'][index % 3] ?? '',
    kind: 'situational',
    difficulty: 'medium',
    text: asks[index] ?? '',
    handout: [],
    topic: '',
    whyAsked: 'A case shows how the person works.',
    mustAsk: null,
    minutes: 5,
    areas: [],
    keyPoints: ['The start', 'The own step', 'The result'],
    notRequired: [],
    behaviours: {
      nothing: [said('Names no step')],
      insufficient: [said('Stays with rules'), said('Leaves the own part open')],
      adequate: [said('Names the own step'), said('Says how it ended')],
      strong: [said('Gives a reason'), said('Names what it cost')],
      exceptional: [said('Shows a figure'), said('Names the limit')],
    },
    exampleAnswer: said('I asked first what the customer needed'),
    decidingFact: said('The need is named'),
    probes: [
      { text: said('What was yours'), trigger: 'no_role', listensFor: said('An own step') },
      { text: said('How did it end'), trigger: 'no_result', listensFor: said('A result') },
    ],
    redFlags: [],
    ...change,
  };
}

function aDraft(kept?: KeptDraft, of: CoreBrief = brief) {
  let last = 0;
  const store = { kept };
  const context: WriteContext = {
    newId: () => `01900000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`,
    signal: new AbortController().signal,
    heartbeat: () => {},
    spent: () => {},
    answered: async () => {},
    kept,
    report: async (_progress, draft) => {
      if (draft !== undefined) store.kept = structuredClone(draft);
    },
    keep: async (draft) => {
      store.kept = structuredClone(draft);
    },
  };
  return { draft: new CoreDraft(of, context), store };
}

const frame = {
  competencies: ['Customer retention', 'Planning', 'Listening'].map((name) => ({
    name,
    definition: 'What the person does for it.',
    mustHave: true,
    fromFocusArea: false,
  })),
  focusAreas: ['Talks'],
};

async function answered(draft: CoreDraft, answers: readonly unknown[]): Promise<void> {
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  for (const answer of answers) await draft.question(answer);
  await draft.frame(frame);
}

test.each([
  ['the model says what must be asked, of three', 45, (index: number) => index === 2, [0, 1, 2]],
  // All three competencies must be had.
  ['the model says what must be asked, of four', 60, (index: number) => index === 3, [1, 2, 3]],
  // As many as three quarters of the minutes hold.
  ['the model says what must be asked, of seven', 90, (index: number) => index > 1, [2, 3, 4, 5, 6]],
  ['the model wants none to be asked', 45, () => false, [0, 1, 2]],
] as const)(
  'CoreDraft › %s › that stands, and something always must',
  async (_what, durationMin, mustAsk, expected) => {
    const { draft } = aDraft(undefined, { ...brief, durationMin });
    const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { mustAsk: mustAsk(index) }));
    // Asks about both focus areas, so that none gives way.
    answers[1] = anAnswer(1, { mustAsk: mustAsk(1), text: 'Which of your pricing talks went worst, and why?' });
    await answered(draft, answers);
    const core = await draft.finished();
    expect(core?.questions.flatMap((question, index) => (question.mustAsk ? [index] : []))).toEqual(expected);
  },
);

test('CoreDraft › what is a no however good the rest is › is asked about by a question that must be asked', async () => {
  const { draft } = aDraft(undefined, { ...brief, durationMin: 60 });
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index, { mustAsk: index === 1 }));
  answers[1] = anAnswer(1, { mustAsk: true, text: 'Which of your pricing talks went worst, and why?' });
  answers[3] = anAnswer(3, { mustAsk: false, competency: 'Customer retention' });
  expect(draft.beginRound()).toBe(true);
  draft.takeAsked();
  for (const answer of answers) await draft.question(answer);
  const decision = {
    weighsMost: 'Keeping customers decides.',
    noWhen: ['A complaint that nobody wanted is left lying.', 'Names no price.'],
  };
  await draft.frame({ ...frame, decision });
  const core = await draft.finished();
  expect(core?.questions.find(({ text }) => text.includes('complaint'))?.mustAsk).toBe(true);
});

test.each([
  [60, false],
  [90, true],
])(
  'CoreDraft › in %i minutes the main question comes last, as one that was written anew does › stands first, or second behind an easy one: %s',
  async (durationMin, hasWarmUp) => {
    const { draft } = aDraft(undefined, { ...brief, durationMin });
    const last = draft.missing - 1;
    const answers = asks
      .slice(0, draft.missing)
      .map((_, index) => anAnswer(index, { minutes: index === last ? 12 : 5 }));
    answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
    await answered(draft, answers);
    const core = await draft.finished();
    expect(core?.questions.map(({ text }) => text).slice(0, 3)).toEqual(
      hasWarmUp ? [asks[0], asks[last], answers[1].text] : [asks[last], asks[0], answers[1].text],
    );
  },
);

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

test('CoreDraft › what the posting says › stands with its words, and what it does not say is left out', async () => {
  const { draft, store } = aDraft();
  const [kept, planning, listening] = frame.competencies;
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index));
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
  for (const answer of answers) await draft.question(answer);
  await draft.frame({
    ...frame,
    competencies: [
      { ...kept, basis: 'keeps customers  and wins new ones' },
      { ...planning, basis: 'Plans the year with the board' },
      { ...listening, basis: 'Asks nobody older than 35' },
    ],
    requirements: [
      { text: 'Work in Leeds', kind: 'shift', quote: 'Works in Leeds from 9 to 17' },
      { text: 'Five years in sales', kind: 'other', quote: 'five years in sales' },
      { text: 'Start at 8', kind: 'start', quote: 'Works in Leeds from 9 to 17' },
    ],
    decision: {
      weighsMost: 'Keeping customers decides; planning does not make up for it.',
      noWhen: ['No own step towards a customer is named.', 'The candidate is older than 50.', ''],
    },
    candidateQuestions: [
      { question: 'Where is the office?', quote: 'Works in Leeds', answer: 'The work is in Leeds.' },
      { question: 'When does the day begin?', quote: 'from 9 to 17', answer: 'It begins at 8.' },
      { question: 'Who leads the team?', quote: 'Led by Jane Doe', answer: 'Jane Doe leads it.' },
      { question: 'Як виглядає день?', quote: '', answer: '' },
    ],
  });
  const core = await draft.finished();
  expect(core?.competencies.map(({ basis }) => basis)).toEqual([
    'Keeps customers and wins new ones',
    undefined,
    undefined,
  ]);
  const asked = [
    { question: 'Where is the office?', answer: { text: 'The work is in Leeds.', basis: 'Works in Leeds' } },
    { question: 'When does the day begin?' },
    { question: 'Who leads the team?' },
  ];
  expect(core?.candidateQuestions).toEqual(asked);
  const required = [{ text: 'Work in Leeds', kind: 'shift', basis: 'Works in Leeds from 9 to 17' }];
  expect(core?.requirements).toEqual(required);
  const decision = {
    weighsMost: 'Keeping customers decides; planning does not make up for it.',
    noWhen: ['No own step towards a customer is named.'],
  };
  expect(core?.decision).toEqual(decision);
  expect(draft.problems).toContain('posting.not_found');
  const again = aDraft(store.kept).draft;
  expect(again.takeAsked()).toMatchObject({ candidateQuestions: 0, requirements: 0 });
  expect(await again.finished()).toMatchObject({ requirements: required, decision });
  expect((await again.finished())?.candidateQuestions).toEqual(asked);
});

test('CoreDraft › a model that says nothing of it › has what rules find: what weighs most, and what makes it a no', async () => {
  const { draft } = aDraft();
  await answered(
    draft,
    asks.slice(0, draft.missing).map((_, index) => anAnswer(index)),
  );
  expect(draft.beginRound()).toBe(true);
  const core = await draft.finished();
  const musts = core?.competencies.filter(({ mustHave }) => mustHave).map(({ name }) => name) ?? [];
  expect(musts).toHaveLength(2);
  for (const must of musts) expect(core?.decision?.weighsMost).toContain(must);
  expect(core?.decision?.noWhen[0]).toBe(`A score below 4 for “${musts.join('” or “')}”.`);
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

test('CoreDraft › a requirement says more than its quote › is told with its words', async () => {
  const { draft } = aDraft();
  await answered(draft, [anAnswer(0)]);
  const required = { text: 'From 9 to 18 in Leeds', kind: 'shift', quote: 'Works in Leeds from 9 to 17.' };
  await draft.frame({ requirements: [required] });
  expect(draft.problems).toContain('requirement.unfounded');
  draft.beginRound();
  expect(draft.takeAsked().leftOut).toEqual([
    { text: required.text, because: [expect.any(String), expect.stringContaining(required.text)] },
  ]);
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
  // What is no better stays out.
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

test('CoreDraft › a requirement that the recruiter took out › is in no plan, whoever names it', async () => {
  const notChecked = ['Works in Leeds from 9 to 17'];
  const { draft } = aDraft(undefined, { ...brief, position: { ...brief.position, notChecked } });
  const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index));
  answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
  for (const answer of answers) await draft.question(answer);
  await draft.frame({
    ...frame,
    requirements: [{ text: 'Work in Leeds', kind: 'shift', quote: 'Works in Leeds from 9 to 17.' }],
  });
  expect((await draft.finished())?.requirements).toEqual([]);
});
