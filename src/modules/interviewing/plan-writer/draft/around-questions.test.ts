import { expect, test } from 'vitest';
import { aDraft, anAnswer, answered, asks, brief, frame } from './core-example.ts';

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
  expect(core?.decision?.noWhen[0]).toBe(`“${musts.join('” or “')}” scored below 4.`);
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

test('CoreDraft › a requirement that the recruiter picked › is in every plan, whether the model names it or none', async () => {
  const alsoChecked = ['keeps customers and wins new ones'];
  const picking = { ...brief, position: { ...brief.position, alsoChecked } };
  const named = [{ text: 'Work in Leeds', kind: 'shift' as const, quote: 'Works in Leeds from 9 to 17' }];
  for (const requirements of [named, []]) {
    const { draft } = aDraft(undefined, picking);
    const answers = asks.slice(0, draft.missing).map((_, index) => anAnswer(index));
    answers[1] = anAnswer(1, { text: 'Which of your pricing talks went worst, and why?' });
    for (const answer of answers) await draft.question(answer);
    await draft.frame({ ...frame, requirements });
    const bases = (await draft.finished())?.requirements.map(({ basis }) => basis);
    expect(bases).toEqual([...requirements.map(({ quote }) => quote), ...alsoChecked]);
  }
});
