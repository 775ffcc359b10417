import { describe, expect, test } from 'vitest';
import { acceptQuestion } from './accept-question.ts';
import { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';

const place = {
  id: '01900000-0000-7000-8000-000000000001',
  order: 1,
  block: 'core',
  mustAsk: true,
  competencyId: 'c1',
} as const;

const position = {
  id: '01900000-0000-7000-8000-000000000002',
  version: 1,
  title: 'Dialysis nurse',
  description: 'Water control of machines.',
  focusAreas: [],
  level: 'middle',
} as const;
const inEnglish = { language: 'en', position } as const;

function anAnswer(change: Partial<QuestionAnswer> = {}): QuestionAnswer {
  return {
    competency: 'Delivery',
    kind: 'behavioral',
    difficulty: 'medium',
    text: 'Describe a release that went wrong. What did you do first?',
    handout: [],
    worked: '',
    topic: '',
    whyAsked: 'Past actions under pressure show how the person works.',
    mustAsk: null,
    minutes: 6,
    areas: [],
    keyPoints: ['The situation', 'The own action', 'The result'],
    notRequired: [],
    behaviours: {
      nothing: ['Names no case'],
      insufficient: ['Names a case without an action', 'Says what others did'],
      adequate: ['Names the action taken', 'Says what came of it'],
      strong: ['Gives a reason for the order of steps', 'Says what changed afterwards'],
      exceptional: ['Shows a figure from before and after', 'Names what it did not solve'],
    },
    exampleAnswer: 'I stopped the release and wrote to the two teams that waited for it.',
    decidingFact: 'Names who was told, and when',
    probes: [
      { text: 'What was your own part?', trigger: 'no_role', listensFor: 'A step of their own' },
      { text: 'What changed afterwards?', trigger: 'no_result', listensFor: '' },
    ],
    redFlags: [],
    ...change,
  };
}

function problemsOf(answer: QuestionAnswer, others: Parameters<typeof acceptQuestion>[2] = []): readonly string[] {
  const result = acceptQuestion(answer, place, others, inEnglish);
  return result.kind === 'refused' ? result.problems : [];
}

test('acceptQuestion › other words for a private matter, and what a sheet says › stand and are doubted; its plain words do not', () => {
  const text =
    'Think of a job where you ran mixed gangs, own fixers and labour only, and one gang fell behind. What did you do?';
  const doubted = acceptQuestion(anAnswer({ text }), place, [], inEnglish);
  expect(doubted).toMatchObject({ kind: 'accepted', doubted: [text] });
  const sheet = ['Cycle 1, day 3', 'Concomitant medication: none'];
  const read = acceptQuestion(
    anAnswer({ text: 'Look at this sheet. What is wrong?', handout: sheet }),
    place,
    [],
    inEnglish,
  );
  expect(read).toMatchObject({ kind: 'accepted', doubted: sheet.slice(1) });
  expect(problemsOf(anAnswer({ text: 'Do you vote Labour or Conservative?' }))).toContain('law.forbidden');
});

describe('acceptQuestion', () => {
  test('acceptQuestion › a handout of code › keeps what its lines begin with', () => {
    const handout = ['Nested Loop (rows=12)', '  -> Index Scan using postings_account', '       Rows Removed: 350'];
    const answer = QuestionAnswer.parse(anAnswer({ text: 'Look at this plan: what would you change?', handout }));
    const result = acceptQuestion(answer, place, [], inEnglish);
    expect(result.kind === 'accepted' && result.question.handout).toEqual(handout);
  });

  test('acceptQuestion › a key point on the matter of the posting › stays, a question about the person does not', () => {
    const keyPoints = ['Water, machines, dialysis', 'The own action', 'The result'];
    expect(acceptQuestion(anAnswer({ keyPoints }), place, [], inEnglish)).toMatchObject({
      question: { expectedAnswer: { keyPoints } },
    });
    expect(problemsOf(anAnswer({ text: 'Are you on dialysis?' }))).toContain('law.forbidden');
  });

  test('acceptQuestion › refused for one item and for its own words › says which', () => {
    const behaviours = {
      ...anAnswer().behaviours,
      strong: ['Has a polished manner', 'Is a confident speaker'],
    };
    const dropped = acceptQuestion(anAnswer({ behaviours }), place, [], inEnglish);
    expect(dropped).toMatchObject({
      kind: 'refused',
      because: expect.arrayContaining([expect.stringContaining('Is a confident speaker')]),
    });
    const forbidden = acceptQuestion(anAnswer({ text: 'How old are you, and since when?' }), place, [], inEnglish);
    expect(forbidden).toMatchObject({
      kind: 'refused',
      because: expect.arrayContaining([expect.stringMatching(/How old are you/i)]),
    });
  });

  test('acceptQuestion › of a sound answer › is a whole question, marked clean', () => {
    expect(acceptQuestion(anAnswer(), place, [], inEnglish)).toMatchObject({
      kind: 'accepted',
      question: { category: 'Delivery', expectedMin: 6, guard: { verdict: 'clean' }, anchors: { length: 5 } },
    });
  });

  test.each([
    ['schema.expectedAnswer.keyPoints', anAnswer({ keyPoints: ['One', 'Two'] })],
    ['schema.probes', anAnswer({ probes: [] })],
    ['question.words', anAnswer({ text: Array.from({ length: 46 }, (_, at) => `word${at}`).join(' ') })],
    ['question.one_ask', anAnswer({ text: 'What? Why?' })],
    [
      'anchors.trait',
      anAnswer({ behaviours: { ...anAnswer().behaviours, strong: ['Sounds confident', 'Has a polished manner'] } }),
    ],
    ['law.forbidden', anAnswer({ text: 'How old are you?' })],
    [
      'language',
      anAnswer({ whyAsked: 'Минулі дії показують, як людина працює під тиском.', keyPoints: ['Один', 'Два', 'Три'] }),
    ],
  ])('acceptQuestion › that breaks %s › is refused', (rule, answer) => {
    expect(problemsOf(answer)).toContain(rule);
  });

  test('acceptQuestion › with a red flag and a behaviour that judge the person › leaves out these lines alone', () => {
    const kept = { text: 'Names nobody else', jobReason: 'The work is done with others.' };
    const strong = ['Sounds confident', 'Says why', 'Gives a confidence interval'];
    const answer = anAnswer({
      behaviours: { ...anAnswer().behaviours, strong },
      redFlags: [{ text: 'Has employment gaps', jobReason: 'Continuity.' }, kept],
    });
    const result = acceptQuestion(answer, place, [], inEnglish);
    expect(result).toMatchObject({ kind: 'accepted', question: { redFlags: [kept] } });
    const behaviours = result.kind === 'accepted' ? result.question.anchors.flatMap((anchor) => anchor.behaviours) : [];
    expect(behaviours).toContain('Gives a confidence interval');
    expect(behaviours).not.toContain('Sounds confident');
  });

  test.each([
    ['en', anAnswer({ behaviours: { ...anAnswer().behaviours, strong: ['Sounds confident', 'Says why'] } })],
    ['en', anAnswer({ behaviours: { ...anAnswer().behaviours, nothing: ['Sounds confident'] } })],
    [
      'en',
      anAnswer({
        behaviours: {
          ...anAnswer().behaviours,
          adequate: ['Names the action taken', 'Has a polished manner'],
          exceptional: ['Shows a figure from before and after', 'Пояснює порядок кроків'],
        },
      }),
    ],
  ] as const)(
    'acceptQuestion › with one struck behaviour where the band needs it › stands, a key point in its place',
    (language, answer) => {
      const result = acceptQuestion(answer, place, [], { ...inEnglish, language });
      if (result.kind === 'refused') throw new Error(result.problems.join());
      const { anchors } = result.question;
      expect(anchors.map(({ behaviours }) => behaviours.length)).toEqual([1, 2, 2, 2, 2]);
      const said = anchors.flatMap(({ behaviours }) => behaviours);
      const own = Object.values(answer.behaviours).flat();
      const made = said.filter((line) => !own.includes(line));
      expect(made.length).toBeGreaterThan(0);
      expect(made.every((line) => answer.keyPoints.some((point) => line.includes(point.replace(/\.$/u, ''))))).toBe(
        true,
      );
      expect(said.join()).not.toMatch(/confident|polished|порядок/u);
    },
  );

  test('acceptQuestion › with struck behaviours in three bands, or a band that was too short › is refused', () => {
    const { behaviours } = anAnswer();
    const struck = (one: string) => [one, 'Sounds confident'];
    const inThree = { ...behaviours, adequate: struck('One'), strong: struck('Two'), exceptional: struck('Three') };
    expect(problemsOf(anAnswer({ behaviours: inThree }))).toContain('anchors.behaviours');
    expect(problemsOf(anAnswer({ behaviours: { ...behaviours, strong: ['Says why'] } }))).toContain(
      'anchors.behaviours',
    );
  });

  test('acceptQuestion › with one bad item in each list › leaves out that item alone', () => {
    const sound = anAnswer();
    const raw = {
      ...sound,
      difficulty: 'very hard',
      keyPoints: [...sound.keyPoints, 7, 'Скільки саме часу це забрало'],
      probes: [
        { text: 'How long did it take?', trigger: 'no_timing' },
        { text: 'How old were you then?', trigger: 'vague' },
        null,
        ...sound.probes,
      ],
      behaviours: {
        ...sound.behaviours,
        adequate: [...sound.behaviours.adequate, 'Names the action taken'],
        strong: ['Gives a reason, '.repeat(13), 'Says what changed afterwards', { said: 'nothing' }],
      },
      redFlags: [{ text: 'Without a reason' }],
    };
    const result = acceptQuestion(QuestionAnswer.parse(raw), place, [], inEnglish);
    if (result.kind === 'refused') throw new Error(result.problems.join());
    const { question } = result;
    expect(question.difficulty).toBe('medium');
    expect(question.expectedAnswer.keyPoints).toEqual(sound.keyPoints);
    const [own, after] = sound.probes;
    const probes = [own, { text: after?.text, trigger: after?.trigger }];
    expect(question.probes).toEqual([{ text: 'How long did it take?', trigger: 'missing_point' }, ...probes]);
    const [, , adequate, strong] = question.anchors.map(({ behaviours }) => behaviours);
    expect(adequate).toEqual(sound.behaviours.adequate);
    expect(strong).toHaveLength(2);
    expect(strong?.[0]?.length).toBeLessThanOrEqual(200);
    expect(question.redFlags).toEqual([]);
  });

  test('acceptQuestion › with the probes and behaviours of another question › is refused and says which', () => {
    const first = acceptQuestion(anAnswer(), place, [], inEnglish);
    const others = first.kind === 'accepted' ? [first.question] : [];
    const problems = problemsOf(anAnswer({ text: 'Which supplier would you drop, and why?' }), others);
    expect(problems).toEqual(expect.arrayContaining(['anchors.repeated', 'probes.repeated']));
    expect(faultSentences(problems)).toHaveLength(problems.length);
  });

  test.each([
    ['exampleAnswer', { exampleAnswer: 'Я зупинив випуск і написав двом командам.' }],
    ['exampleAnswer', { exampleAnswer: 'As a woman of 28 I do not plan to have children.' }],
    ['exampleAnswer', { exampleAnswer: '' }],
    ['decidingFact', { decidingFact: 'Sounds confident' }],
  ])('acceptQuestion › with an unsound %s › stands without it', (member, change) => {
    const sound = acceptQuestion(anAnswer(), place, [], inEnglish);
    const result = acceptQuestion(anAnswer(change), place, [], inEnglish);
    expect(sound).toHaveProperty(['question', member]);
    expect(result.kind).toBe('accepted');
    expect(result).not.toHaveProperty(['question', member]);
  });

  const fixed = (text: string) => ({ text, trigger: 'next_fact' as const, listensFor: '' });
  const vague = { text: 'What first?', trigger: 'vague' as const, listensFor: '' };
  test.each([
    ['a sheet', { handout: ['Orders 120'], kind: 'situational' }, ['It is late now. Whom do you call?', 'What first?']],
    ['a task', { handout: ['Orders 120'], kind: 'task' }, undefined],
    ['no sheet', { handout: [], kind: 'situational' }, undefined],
  ] as const)(
    'acceptQuestion › with two fixed follow-ups and %s › keeps those there is time for',
    (_, change, kept) => {
      const probes = [fixed('It is late now. Whom do you call?'), vague, fixed('The lorry has left. What then?')];
      const result = acceptQuestion(
        anAnswer({ ...change, handout: [...change.handout], probes }),
        place,
        [],
        inEnglish,
      );
      const standing = result.kind === 'accepted' ? result.question.probes.map(({ text }) => text) : [];
      expect(standing).toEqual(kept ?? probes.map(({ text }) => text));
    },
  );

  test('acceptQuestion › with fixed follow-ups alone › stands with one beside a sheet; without one it takes two', () => {
    const probes = [fixed('It is late now. Whom do you call?'), fixed('The lorry has left. What then?')];
    expect(problemsOf(anAnswer({ handout: ['Orders 120'], probes }))).toEqual([]);
    expect(problemsOf(anAnswer({ probes: probes.slice(1) }))).toContain('schema.probes');
    expect(problemsOf(anAnswer({ handout: ['Orders 120'], probes: [] }))).toContain('schema.probes');
  });

  test('acceptQuestion › with a handout › holds its lines in any language; one that must not be asked refuses it', () => {
    const handout = ['Orders 120', 'Лист клієнта: де моє замовлення?'];
    expect(acceptQuestion(anAnswer({ handout }), place, [], inEnglish)).toHaveProperty(
      ['question', 'handout'],
      handout,
    );
    const refused = acceptQuestion(anAnswer({ handout: [...handout, 'Are you pregnant?'] }), place, [], inEnglish);
    expect(refused).toMatchObject({ kind: 'refused', problems: expect.arrayContaining(['law.forbidden']) });
    expect(refused).toHaveProperty(['because', 0], expect.stringContaining('you pregnant'));
    const tooLong = problemsOf(anAnswer({ handout: ['Orders'.padEnd(170, ' 1')] }));
    expect(tooLong).toEqual(['schema.handout']);
    expect(faultSentences(tooLong)).toHaveLength(1);
  });

  test('acceptQuestion › what its probes listen for › stands with each that says it', () => {
    const result = acceptQuestion(anAnswer(), place, [], inEnglish);
    const probes = result.kind === 'accepted' ? result.question.probes : [];
    expect(probes.map(({ listensFor }) => listensFor)).toEqual(['A step of their own', undefined]);
  });

  test.each([
    ['text', { text: 'Опишіть реліз, який пішов не так. Що ви зробили спершу?' }],
    [
      'probes',
      {
        probes: ['Якою була ваша частина?', 'Що змінилося?'].map((text) => ({
          text,
          trigger: 'vague' as const,
          listensFor: '',
        })),
      },
    ],
    [
      'behaviours',
      { behaviours: { ...anAnswer().behaviours, strong: ['Пояснює порядок кроків', 'Каже, що змінилося'] } },
    ],
  ])('acceptQuestion › with %s in another language › is refused for it', (_what, change) => {
    expect(problemsOf(anAnswer(change))).toContain('language');
  });

  test.each([
    ['of its own', 'A failed release', 'A failed release', []],
    ['in another language', 'Невдалий реліз', undefined, []],
    ['that touches private life', 'Your pregnancy', undefined, ['Your pregnancy']],
  ])('acceptQuestion › with a topic %s › is called by it only where it may be', (_what, topic, called, leftOut) => {
    const result = acceptQuestion(anAnswer({ topic }), place, [], inEnglish);
    if (result.kind !== 'accepted') throw new Error(result.problems.join(' '));
    expect(result.question.topic).toBe(called);
    expect([...result.leftOut.keys()]).toEqual(leftOut);
  });

  test('acceptQuestion › like one that stands already › is refused', () => {
    const first = acceptQuestion(anAnswer(), place, [], inEnglish);
    const others = first.kind === 'accepted' ? [first.question] : [];
    expect(problemsOf(anAnswer(), others)).toEqual(['question.alike']);
  });

  test.each([
    [1, 3],
    [6.4, 6],
    [60, 12],
  ])('acceptQuestion › with %d minutes › is planned with %d', (minutes, planned) => {
    expect(acceptQuestion(anAnswer({ minutes }), place, [], inEnglish)).toMatchObject({
      question: { expectedMin: planned },
    });
  });
});
