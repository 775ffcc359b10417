import { describe, expect, test } from 'vitest';
import type { InterviewType, Question } from '#contracts/interviewing/plan/plan.ts';
import { panelPartKind, panelRoles } from './panel-roles.ts';

function rolesOf(minutes: readonly number[], interviewType: InterviewType = 'panel', competencies = '') {
  const questions = minutes.map(
    (expectedMin, index) =>
      ({
        block: 'core',
        order: index + 1,
        expectedMin,
        competencyId: competencies[index] ?? String(index),
      }) as Question,
  );
  return panelRoles({ interviewType, questions }, null);
}

function about(topic: string, at: number): Question {
  const of = { category: topic, topic, text: '', competencyId: String(at) };
  return { block: 'core', order: at + 1, expectedMin: 5, ...of } as Question;
}

describe('panelRoles', () => {
  test.each([
    [
      [6, 6, 6, 6],
      [1, 2],
      [3, 4],
    ],
    [
      [6, 6, 6, 6, 5],
      [1, 2],
      [3, 4, 5],
    ],
    [[5, 30, 5], [1], [2, 3]],
    [[40], [1], []],
  ])('panelRoles › of %j minutes › each asks about half, with one change of hands', (minutes, lead, colleague) => {
    expect(rolesOf(minutes)?.map((part) => part.questions)).toEqual([lead, colleague]);
  });

  test.each([
    ['abbcd', [1, 2, 3], [4, 5]],
    ['abccd', [1, 2], [3, 4, 5]],
    // Keeping a competency together must not leave one interviewer with nearly all questions.
    ['abcda', [1, 2, 3], [4, 5]],
  ])(
    'panelRoles › of competencies %s › one that stands together is asked about by one of them',
    (ids, lead, colleague) => {
      expect(rolesOf([5, 5, 5, 5, 6], 'panel', ids)?.map((part) => part.questions)).toEqual([lead, colleague]);
    },
  );

  test('panelRoles › where one person interviews › are none', () => {
    expect(rolesOf([6, 6], 'technical')).toBeUndefined();
  });

  test('panelRoles › two candidates with questions of their own › who asks what everybody is asked is the same', () => {
    const asked = (block: Question['block'], minutes: number, category: string) =>
      ({ block, expectedMin: minutes, competencyId: category, category, topic: '', text: '' }) as Question;
    const core = ['Crews', 'Feeders', 'Losses', 'Balances'].map((category) => asked('core', 5, category));
    const partsOf = (...talk: (Question | undefined)[]) => {
      const questions = talk.flatMap((one, at) => (one === undefined ? [] : [{ ...one, order: at + 1 }]));
      const parts = panelRoles({ interviewType: 'final', questions }, 'Site director and head of planning') ?? [];
      return parts.map(({ name, questions: numbers }) => [
        name,
        questions.filter(({ order, block }) => block === 'core' && numbers.includes(order)).map((one) => one.category),
      ]);
    };
    const divided = [
      ['Site director', ['Crews', 'Feeders']],
      ['Head of planning', ['Losses', 'Balances']],
    ];
    const own = asked('cv', 9, 'Their own');
    expect(partsOf(...core)).toEqual(divided);
    expect(partsOf(own, ...core)).toEqual(divided);
    expect(partsOf(...core, own, asked('cv', 7, 'Planning of their own'))).toEqual(divided);
  });

  test.each([5, 6, 7])(
    'panelRoles › people are compared by questions of %i minutes of the trade, each has one of their own behind them › whose daily work is hiring asks that one alone',
    (expectedMin) => {
      const questions = [1, 2, 3, 4, 5, 6].map(
        (order) =>
          ({
            block: order === 6 ? 'cv' : 'core',
            order,
            expectedMin,
            competencyId: String(order),
            category: 'Doors',
            text: '',
          }) as Question,
      );
      const roles = (candidatesInView?: number) =>
        panelRoles({ interviewType: 'final', questions, candidatesInView }, 'Head of fleet and HR partner');
      expect(roles(2)).toEqual([
        { name: 'HR partner', questions: [6] },
        { name: 'Head of fleet', questions: [1, 2, 3, 4, 5] },
      ]);
      expect(roles()?.map((part) => part.questions)).toEqual([[], [1, 2, 3, 4, 5, 6]]);
    },
  );

  test('panelRoles › of a talk of another type that several lead › each has a part, by their roles', () => {
    const questions = [5, 5, 5].map(
      (expectedMin, at) => ({ block: 'core', order: at + 1, expectedMin, competencyId: String(at) }) as Question,
    );
    const plan = { interviewType: 'final', questions } as const;
    expect(panelRoles(plan, 'Owner with the vet')).toEqual([
      { name: 'Owner', questions: [1] },
      { name: 'Vet', questions: [2, 3] },
    ]);
    expect(panelRoles(plan, 'Panel of three: service manager, senior adviser and HR partner')).toEqual([
      { name: 'HR partner', questions: [] },
      { name: 'Service manager', questions: [1] },
      { name: 'Senior adviser', questions: [2, 3] },
    ]);

    const ofMoney = ['Scaffold cost', 'A refusal of consent', 'Fees of the studio', 'A quinquennial'].map(about);
    const money = [ofMoney[1], ofMoney[3], ofMoney[0], ofMoney[2]].flatMap((question, at) =>
      question === undefined ? [] : [{ ...question, order: at + 1 }],
    );
    // The finance expert asks about money, even when named second or asking last.
    expect(panelRoles({ ...plan, questions: money }, 'Studio finance manager and practice director')).toEqual([
      { name: 'Studio finance manager', questions: [3, 4] },
      { name: 'Practice director', questions: [1, 2] },
    ]);

    const ofPeople = ['Turnover', 'Onboarding of sellers', 'Mentors', 'A regional conflict'].map(about);
    // Whoever hires for a living knows about people at work.
    expect(panelRoles({ ...plan, questions: ofPeople }, 'HR director and regional sales manager')).toEqual([
      { name: 'HR director', questions: [1, 2] },
      { name: 'Regional sales manager', questions: [3, 4] },
    ]);

    const oneOfPeople = ofPeople.map((question, at) =>
      at === 2 ? question : { ...question, topic: 'A claim', category: 'Claims' },
    );
    expect(panelRoles({ ...plan, questions: oneOfPeople }, 'Head of claims and HR partner')).toEqual([
      { name: 'HR partner', questions: [3, 4] },
      { name: 'Head of claims', questions: [1, 2] },
    ]);

    expect(panelRoles(plan, 'HR manager and HR director')?.map((part) => part.questions)).toEqual([[1], [2, 3]]);
    expect(panelRoles({ ...plan, questions: questions.slice(0, 1) }, 'Owner with the vet')).toEqual([
      { name: 'Owner', questions: [1] },
      { name: 'Vet', questions: [] },
    ]);
  });

  test('panelRoles › of two candidates with other questions of their own › what both are asked is asked by the same interviewer', () => {
    const asked = (blocks: string) => ({
      interviewType: 'final' as const,
      questions: blocks.split('').map(
        (block, at) =>
          ({
            block: block === 'p' ? 'cv' : 'core',
            id: block,
            order: at + 1,
            expectedMin: 5,
            competencyId: block,
          }) as Question,
      ),
    });
    // By minutes alone, the second core question would go to the other interviewer.
    const plans = ['1ppp2ab', '1p2abp'].map(asked);
    const byFirst = plans.map((plan) => {
      const [lead] = panelRoles(plan, 'Owner with the vet') ?? [];
      return plan.questions
        .filter(({ order, block }) => block === 'core' && lead?.questions.includes(order))
        .map(({ id }) => id);
    });
    expect(byFirst).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  });
});

test.each([
  [0, [1], 'lead'],
  [0, [], 'leadAlone'],
  [1, [1], 'colleague'],
  [1, [], undefined],
] as const)('panelPartKind › of the interviewer at %i with questions %j › %s', (at, questions, kind) => {
  expect(panelPartKind({ questions }, at)).toBe(kind);
});
