import { describe, expect, test } from 'vitest';
import { Decision, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { decisionOfPlan } from './decision-of-plan.ts';

const evidence = { cvId: '01900000-0000-7000-8000-0000000000cc', page: 1, start: 0, end: 5, quote: 'Wards' };

const aQuestion = (order: number, { competencyId = 'care', ...change }: Partial<Question> = {}) =>
  ({
    id: String(order),
    order,
    mustAsk: true,
    competencyId,
    category: competencyId.charAt(0).toUpperCase() + competencyId.slice(1),
    expectedMin: 6,
    ...change,
  }) as Question;

type Plan = Parameters<typeof decisionOfPlan>[0];
const bare: Plan = {
  language: 'en',
  competencies: [
    { id: 'care', name: 'Care', definition: 'Care.', source: 'focus_area', mustHave: true },
    { id: 'papers', name: 'Papers', definition: 'Papers.', source: 'focus_area', mustHave: true },
    { id: 'team', name: 'Team', definition: 'Team.', source: 'focus_area', mustHave: false },
  ],
  requirements: [],
  candidate: {
    strengths: [],
    areasToProbe: [],
    followUps: [],
    requirementEvidence: [],
    toSettle: [],
    seenEarlier: [],
    toPrepare: [],
    furtherWhen: [],
    beforeOffer: [],
    alsoOpen: [],
    privateMatters: [],
  },
  questions: [
    aQuestion(1),
    aQuestion(2, { expectedMin: 8, topic: 'A fall at night' }),
    aQuestion(3, { competencyId: 'team' }),
    aQuestion(4, { competencyId: 'papers', mustAsk: false }),
    aQuestion(5, { competencyId: 'papers' }),
  ],
  decision: { weighsMost: 'Care decides.', noWhen: ['Leaves a patient alone.'] },
};
const doubt = 'Why the night shifts stopped is open.';
const asked: Partial<PlanContent> = {
  questions: [
    aQuestion(1),
    aQuestion(2, { block: 'cv', competencyId: 'team', followsUp: doubt }),
    aQuestion(3, { competencyId: 'papers' }),
  ],
  requirements: [
    { text: 'The posting says: “A valid licence to practise”. Do you hold this?', basis: 'licence', kind: 'licence' },
    { text: 'Can you work nights?', basis: 'nights', kind: 'shift' },
  ],
  candidate: { ...bare.candidate, toSettle: [{ text: 'When does your notice end?', evidence }] },
};

const unmet = 'A requirement is not met, no date can be agreed for it, and it would not be waived for every candidate.';

describe('decisionOfPlan', () => {
  test('decisionOfPlan › of a plan › names the questions that weigh most, and keeps what its writer said', () => {
    expect(decisionOfPlan(bare)).toEqual({
      weighsMost: 'Care decides.',
      weightiestQuestions: 'The questions that count most: Q2 (A fall at night); Q5 (Papers).',
      ofSeveral:
        'If several candidates could get the offer: compare Q2 and Q5 first, then the other core questions, and last what only one of them was asked.',
      offerWhen:
        '6 or more in Q2 and Q5; 4 or more in every other question asked; and none of the reasons not to hire applies.',
      offer: {
        leastScores: [
          { order: 2, least: 6 },
          { order: 5, least: 6 },
          { order: 1, least: 4, ifAsked: true },
          { order: 3, least: 4, ifAsked: true },
          { order: 4, least: 4, ifAsked: true },
        ],
        also: ['None of the reasons not to hire applies'],
      },
      furtherWhen: [
        'Q2 or Q5 scored 4 or 5, and the rest is good. Resolve only that, with a reference, a trial task or another conversation.',
        'There was no time for “Care” or “Papers”. Resolve that in a short follow-up call instead of guessing.',
      ],
      noBelow: 'Q2 or Q5 scored 3 or less: too low where it counts most.',
      noWhen: ['Leaves a patient alone.'],
      grounds: [
        { text: 'None of the reasons not to hire applies', ground: { kind: 'nothingAgainst' } },
        {
          text: 'Q2 or Q5 scored 4 or 5, and the rest is good. Resolve only that, with a reference, a trial task or another conversation.',
          short: 'Q2 or Q5 scored 4 or 5.',
          ground: { kind: 'scores', orders: [2, 5], competencies: [], lowest: 4, highest: 5 },
        },
        {
          text: 'There was no time for “Care” or “Papers”. Resolve that in a short follow-up call instead of guessing.',
          short: 'There was no time for “Care” or “Papers”.',
          ground: { kind: 'notAsked', competencies: ['care', 'papers'] },
        },
        {
          text: 'Q2 or Q5 scored 3 or less: too low where it counts most.',
          ground: { kind: 'scores', orders: [2, 5], competencies: [], lowest: 0, highest: 3 },
        },
      ],
    });
  });

  test('decisionOfPlan › with a doubt, an open point and a paper › says what each of them leads to', () => {
    const { weightiestQuestions, offerWhen, furtherWhen } = decisionOfPlan({ ...bare, ...asked });
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q1 (Care); Q3 (Papers); for this candidate also Q2 (Team).',
    );
    expect(offerWhen).toMatch(/^6 or more in Q1 and Q3; 6 or more in Q2 on what is still open about this candidate;/u);
    expect(offerWhen).toContain(
      'every requirement is met, has an agreed date, or would be waived for every candidate; what the earlier round left open is resolved',
    );
    expect(furtherWhen).toEqual([
      'Q1 or Q3 scored 4 or 5, and the rest is good. Resolve only that, with a reference, a trial task or another conversation.',
      'Q2 scored 5 or less, and the rest is good. The doubt about this candidate remains: resolve it with a reference, a trial task or another conversation, or make no offer.',
      'Still open after the interview: “When does your notice end?”. Resolve it before the offer, or make the offer conditional on it.',
      '“A valid licence to practise” is open, and the rest is good. Make an offer on the condition that it is shown before the first day.',
      'There was no time for “Care” or “Papers”. Resolve that in a short follow-up call instead of guessing.',
    ]);
  });

  test.each([
    ['en', '“A licence”: do you hold this?', '“A licence” is open'],
    ['en', 'A “clean” licence. Do you hold it?', '“A ‘clean’ licence. Do you hold it?” is open'],
    ['uk', 'В оголошенні сказано: «посвідчення». Чи є це у вас?', 'Вимогу «посвідчення» не з’ясовано'],
  ] as const)('decisionOfPlan › in %s of the requirement “%s” › says “%s”', (language, text, said) => {
    const requirements = [{ text, basis: 'licence', kind: 'licence' as const }];
    const { furtherWhen } = decisionOfPlan({ ...bare, language, requirements });
    expect(furtherWhen).toContainEqual(expect.stringContaining(said));
  });

  const required = [
    { text: 'NMC registration (adult)', basis: 'NMC registration (adult)', kind: 'licence' as const },
    { text: '37.5 hours over five days', basis: '37.5 hours over five days', kind: 'shift' as const },
    { text: 'In post by 1 March 2027', basis: 'In post by 1 March 2027', kind: 'start' as const },
    { text: 'Four years in charge', basis: 'Four years in charge', kind: 'other' as const },
  ];
  const registered = { index: 0, evidence };
  const point = (requirement?: number) => ({
    text: 'How does that stand today?',
    evidence,
    ...(requirement === undefined ? {} : { requirement }),
  });
  test.each([
    ['a paper that is shown, and hours that nobody doubts', [registered], [], undefined],
    ['a paper that nothing shows', [], [], 'NMC registration (adult)'],
    ['years that a point doubts, and the first day does not bring', [registered], [point(3)], undefined],
    ['a start that a point doubts', [registered], [point(2)], 'In post by 1 March 2027'],
    ['a start and a paper that points doubt', [], [point(2), point(0)], 'NMC registration (adult)'],
    ['a paper of whose line a point asks', [registered], [point()], 'NMC registration (adult)'],
  ] as const)(
    'decisionOfPlan › with %s › names the requirement that is in question, or none',
    (_, shown, points, name) => {
      const candidate = {
        ...bare.candidate,
        requirementEvidence: [...shown],
        toSettle: [...points],
        furtherWhen: ['Five days need thinking over: agree a day for a clear yes.'],
      };
      const { furtherWhen = [], grounds = [] } = decisionOfPlan({ ...bare, requirements: required, candidate });
      const told = furtherWhen.filter((text) => text.includes(' is open, and the rest is good.'));
      expect(told.map((text) => /^“([^”]+)”/u.exec(text)?.[1])).toEqual(name === undefined ? [] : [name]);
      expect(grounds.filter(({ ground }) => ground.kind === 'requirementOpen')).toHaveLength(told.length);
    },
  );

  test('decisionOfPlan › where a sentence of its writer or the points name what is in question › does not name it again', () => {
    const candidate = { ...bare.candidate, toSettle: [point(0)] };
    const isTold = (furtherWhen: string[]) =>
      decisionOfPlan({ ...bare, requirements: required, candidate: { ...candidate, furtherWhen } }).grounds?.some(
        ({ ground }) => ground.kind === 'requirementOpen',
      );
    expect(isTold(['Everything holds.'])).toBe(true);
    expect(isTold(['The adult NMC registration runs out: an offer once it is renewed.'])).toBe(false);
    expect(isTold(['Convincing, and a registration to come: see it before the first shift.'])).toBe(false);
    expect(isTold(['An adult ward is new: an hour on one.'])).toBe(true);
    expect(isTold([])).toBe(false);
  });

  test.each(['toPrepare', 'beforeOffer'] as const)(
    'decisionOfPlan › where %s of the writer says what happens with what is in question › names it no second time',
    (part) => {
      const further = {
        en: 'Five days need thinking over: agree a day for a clear yes.',
        uk: 'П’ять днів треба обміркувати: домовтеся про день відповіді.',
      };
      const isTold = (language: 'en' | 'uk', requirement: string, text: string) => {
        const toSettle = [point(0)];
        const candidate = { ...bare.candidate, toSettle, furtherWhen: [further[language]], [part]: [text] };
        const requirements = [{ text: requirement, basis: requirement, kind: 'licence' as const }];
        return decisionOfPlan({ ...bare, language, requirements, candidate }).grounds?.some(
          ({ ground }) => ground.kind === 'requirementOpen',
        );
      };
      const haccp = 'Level 3 HACCP from the last three years';
      expect(isTold('en', haccp, 'Level 3 HACCP, due since 22 October: see the new certificate.')).toBe(false);
      expect(isTold('en', haccp, 'Ask the line manager how waste stood three years ago.')).toBe(true);
      const paper = 'Чинне посвідчення про категорію';
      expect(isTold('uk', paper, 'Нового посвідчення ще немає: чекати на документ, без нього не виводити.')).toBe(
        false,
      );
      expect(isTold('uk', paper, 'Дізнатися, чи суботи можна мінятися.')).toBe(true);
    },
  );

  test('decisionOfPlan › nothing left open by anybody, and a model asks about the CV › the longest of these decides, and none of the playbook', () => {
    const own = aQuestion(6, { block: 'cv', topic: 'Two figures', competencyId: 'team', expectedMin: 7 });
    const told = (change: Partial<Question>) =>
      decisionOfPlan({ ...bare, questions: [...bare.questions, { ...own, ...change }, aQuestion(7, { block: 'cv' })] });
    expect(told({ decidingFact: 'Says who counted.' }).weightiestQuestions).toBe(
      'The questions that count most: Q2 (A fall at night); Q5 (Papers); for this candidate also Q6 (Two figures).',
    );
    expect(told({}).weightiestQuestions).toBe('The questions that count most: Q2 (A fall at night); Q5 (Papers).');
  });

  test('decisionOfPlan › a no for want of what the CV shows in full › is told of nobody who has it, unless nothing else is', () => {
    const requirements = [{ text: 'Three years as a ward nurse', basis: 'three years', kind: 'other' as const }];
    const noWhen = ['Has less than three years as a ward nurse.', 'Leaves a patient alone.'];
    const shown = { ...bare.candidate, requirementEvidence: [{ index: 0, evidence }] };
    const told = (candidate: Plan['candidate'], reasons: string[]) =>
      decisionOfPlan({ ...bare, requirements, candidate, decision: { weighsMost: 'Care.', noWhen: reasons } }).noWhen;
    expect(told(shown, noWhen)).toEqual(['Leaves a patient alone.', unmet]);
    expect(told(bare.candidate, noWhen)).toEqual([...noWhen, unmet]);
    expect(told(shown, noWhen.slice(0, 1))).toEqual([...noWhen.slice(0, 1), unmet]);
  });

  test('decisionOfPlan › of a writer’s reasons for a no › the last is a requirement that is neither met nor dated, told once and judged by people', () => {
    const requirements = [{ text: 'Three years as a ward nurse', basis: 'three years', kind: 'other' as const }];
    const decision = { weighsMost: 'Care.', noWhen: ['Leaves a patient alone.'] };
    const told = decisionOfPlan({ ...bare, requirements, decision });
    expect(told.noWhen).toEqual(['Leaves a patient alone.', unmet]);
    expect(told.grounds?.some(({ text }) => text === unmet)).toBe(false);
    expect(decisionOfPlan({ ...bare, requirements, decision: told }).noWhen).toEqual(told.noWhen);
    expect(decisionOfPlan({ ...bare, requirements: [], decision }).noWhen).toEqual(['Leaves a patient alone.']);
    const four = ['One.', 'Two.', 'Three.', 'Four.'];
    expect(decisionOfPlan({ ...bare, requirements, decision: { ...decision, noWhen: four } }).noWhen).toEqual(four);
    expect(decisionOfPlan({ ...bare, requirements, decision: undefined }).noWhen).not.toContain(unmet);
  });

  test('decisionOfPlan › of one of several people who are compared › goes by what all of them are asked, and by the same reasons for a no', () => {
    const own = aQuestion(6, { block: 'cv', followsUp: doubt, decidingFact: 'Says who counted.', expectedMin: 8 });
    const requirements = [{ text: 'Three years as a ward nurse', basis: 'three years', kind: 'other' as const }];
    const noWhen = ['Has less than three years as a ward nurse.', 'Leaves a patient alone.'];
    const shown = { ...bare.candidate, requirementEvidence: [{ index: 0, evidence }] };
    const plan = { ...bare, requirements, candidate: shown, questions: [...bare.questions, own] };
    const told = (candidatesInView?: number) =>
      decisionOfPlan({
        ...plan,
        decision: { weighsMost: 'Care.', noWhen },
        ...(candidatesInView === undefined ? {} : { candidatesInView }),
      });
    const leastOf = ({ offer }: ReturnType<typeof told>) => offer?.leastScores.find(({ order }) => order === 6)?.least;
    expect([leastOf(told()), leastOf(told(2))]).toEqual([6, undefined]);
    expect([told().noWhen, told(2).noWhen]).toEqual([
      [...noWhen.slice(1), unmet],
      [...noWhen, unmet],
    ]);
    expect(told(2).weightiestQuestions).not.toContain('Q6');
  });

  test('decisionOfPlan › with two doubts of an earlier round › both weigh, lead to one step, and are no reason for a no', () => {
    const other = 'Who reviewed the charts is open.';
    const questions = [
      ...(asked.questions ?? []),
      aQuestion(4, { block: 'cv', competencyId: 'team', followsUp: other }),
    ];
    const { weightiestQuestions, furtherWhen, noBelow } = decisionOfPlan({ ...bare, ...asked, questions });
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q1 (Care); Q3 (Papers); for this candidate also Q2 (Team); Q4 (Team).',
    );
    expect(furtherWhen?.[1]).toContain('Q2 or Q4 scored 5 or less');
    expect(noBelow).toBe('Q1 or Q3 scored 3 or less: too low where it counts most.');
  });

  test('decisionOfPlan › what an earlier round left open is asked behind a question that decides nothing › may be open still', () => {
    const followUp = { questionId: '5', text: 'And the rota?', evidence, followsUp: 'The rota is open.' };
    const questions = [...(asked.questions ?? []), aQuestion(5, { competencyId: 'team' })];
    const candidate = { ...bare.candidate, followUps: [followUp] };
    const { furtherWhen } = decisionOfPlan({ ...bare, ...asked, questions, candidate });
    expect(furtherWhen?.[2]).toContain('What the earlier round left open is still open after Q5.');
  });

  test('decisionOfPlan › the weightiest doubt stands last › it decides before a shorter one, and one behind another matter', () => {
    const questions = [
      aQuestion(1),
      aQuestion(2, { block: 'cv', competencyId: 'team', followsUp: doubt, expectedMin: 5 }),
      aQuestion(3, { competencyId: 'team' }),
      aQuestion(4, {
        block: 'cv',
        competencyId: 'team',
        topic: 'The missing chart',
        followsUp: 'The chart.',
        expectedMin: 7,
      }),
    ];
    const behind = { questionId: '3', text: 'And the rota?', evidence, followsUp: 'The rota is open.' };
    const candidate = { ...bare.candidate, followUps: [behind] };
    const { weightiestQuestions, offer, noBelow } = decisionOfPlan({ ...bare, candidate, questions });
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q1 (Care); for this candidate also Q4 (The missing chart); Q2 (Team).',
    );
    // A question that only one candidate is asked is no reason for a no.
    expect(noBelow).toBe('Q1 scored 3 or less: too low where it counts most.');
    const { decision: _, ...undecided } = bare;
    // The rule already covers the must-haves.
    expect(decisionOfPlan({ ...undecided, candidate, questions }).noBelow).toBeUndefined();
    expect(offer?.leastScores.filter(({ least }) => least === 6).map(({ order }) => order)).toEqual([1, 2, 4]);
    // It has no score of its own as a question, but an offer depends on it.
    const settled = { ...candidate, followUps: [{ ...behind, fallsShort: 'Names no shift' }] };
    expect(offer?.also).toContain('What the earlier round left open is resolved');
    expect(decisionOfPlan({ ...bare, candidate: settled, questions }).offer?.also).toContain(
      'What the earlier round left open is resolved, including what is asked after Q3',
    );
  });

  test('decisionOfPlan › a question for this person decides › stands behind those for everybody', () => {
    const own = aQuestion(3, {
      block: 'cv',
      competencyId: 'team',
      followsUp: doubt,
      expectedMin: 8,
      topic: 'The rota',
    });
    const { weightiestQuestions } = decisionOfPlan({ ...bare, questions: [aQuestion(1), own] });
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q1 (Care); for this candidate also Q3 (The rota).',
    );
  });

  test('decisionOfPlan › more than four that decide › an offer takes all of them, four are named', () => {
    const names = ['Care', 'Papers', 'Dosage', 'Handover', 'Falls'];
    const competencies = names.map((name) => {
      return { id: name, name, definition: name, source: 'focus_area' as const, mustHave: true };
    });
    const questions = names.map((name, at) => aQuestion(at + 1, { competencyId: name }));
    const { weightiestQuestions, offer } = decisionOfPlan({ ...bare, competencies, questions });
    expect(offer?.leastScores.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(weightiestQuestions).toContain('Q4 (Handover)');
    expect(weightiestQuestions).not.toContain('Falls');
  });

  test('decisionOfPlan › an open point that is a long question › is not said again inside a sentence', () => {
    const text = 'Your card ended in November 2024, and this work needs one from the first day: by when is it renewed?';
    const candidate = { ...bare.candidate, toSettle: [{ text, evidence }] };
    const { furtherWhen } = decisionOfPlan({ ...bare, candidate });
    expect(furtherWhen?.[1]).toBe(
      'One of the points to clarify is still open. Resolve it before the offer, or make the offer conditional on it.',
    );
  });

  test('decisionOfPlan › of a paper that the CV shows › asks for none', () => {
    const candidate = { ...bare.candidate, requirementEvidence: [{ index: 0, evidence }] };
    const requirements = asked.requirements?.slice(0, 1) ?? [];
    expect(JSON.stringify(decisionOfPlan({ ...bare, requirements, candidate }).furtherWhen)).not.toContain('licence');
  });

  test.each([
    ['en', 'Fluent English', false],
    ['en', 'Fluent Polish', true],
    ['uk', 'Грамотна українська', false],
    ['uk', 'Англійська для листування', true],
  ] as const)('decisionOfPlan › in %s, “%s” is open › a condition of an offer: %s', (language, text, isCondition) => {
    const requirements = [{ text, basis: text, kind: 'language' as const }];
    const { furtherWhen } = decisionOfPlan({ ...bare, language, requirements });
    expect(JSON.stringify(furtherWhen).includes(text)).toBe(isCondition);
  });

  test('decisionOfPlan › whose writer says what leads to a further step › says that, and which paper is to be shown', () => {
    const furtherWhen = ['Explains the count and did not lead it: an hour in the store.'];
    const candidate = { ...bare.candidate, ...asked.candidate, furtherWhen };
    expect(decisionOfPlan({ ...bare, ...asked, candidate }).furtherWhen?.slice(2)).toEqual([
      ...furtherWhen,
      '“A valid licence to practise” is open, and the rest is good. Make an offer on the condition that it is shown before the first day.',
    ]);
  });

  test('decisionOfPlan › what an earlier round has seen done well › is measured as for everybody, and named', () => {
    const [first] = asked.questions ?? [];
    const seenEarlier = [{ questionId: first?.id ?? '', words: 'Care was told well.' }];
    const candidate = { ...bare.candidate, ...asked.candidate, seenEarlier };
    const { offer, offerWhen, weightiestQuestions } = decisionOfPlan({ ...bare, ...asked, candidate });
    expect(offer?.leastScores).toEqual([
      { order: 1, least: 6 },
      { order: 2, least: 6 },
      { order: 3, least: 6 },
    ]);
    expect(offerWhen).toMatch(/^6 or more in Q1 and Q3;/);
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q1 (Care); Q3 (Papers); for this candidate also Q2 (Team); done well before: Q1 (Care).',
    );
  });

  test('decisionOfPlan › something left open that is asked behind a question for everybody › raises no bar for one person, what leads into it does', () => {
    const followUp = { questionId: '3', text: 'And the rota?', evidence, followsUp: 'The rota is open.' };
    const decided = (leadsIn: boolean) =>
      decisionOfPlan({ ...bare, candidate: { ...bare.candidate, followUps: [{ ...followUp, leadsIn }] } });
    const least = (leadsIn: boolean) => decided(leadsIn).offer?.leastScores.find(({ order }) => order === 3)?.least;
    expect([least(false), least(true)]).toEqual([4, 6]);
    // This is a doubt about one candidate: what everybody is compared by and rejected for stays the same.
    const { weightiestQuestions, ofSeveral, offerWhen, noBelow } = decided(true);
    expect(weightiestQuestions).toBe(
      'The questions that count most: Q2 (A fall at night); Q5 (Papers); for this candidate also Q3 (Team).',
    );
    expect(ofSeveral).toBe(decided(false).ofSeveral);
    expect(offerWhen).toMatch(
      /^6 or more in Q2 and Q5; 6 or more in Q3 on what is still open about this candidate; 4 or more/,
    );
    expect(noBelow).toBe(decided(false).noBelow);
  });

  test('decisionOfPlan › where several people are compared › what one of them alone is asked raises no bar', () => {
    const { offer, offerWhen } = decisionOfPlan({ ...bare, ...asked, candidatesInView: 2 });
    expect(offer?.leastScores).toEqual([
      { order: 1, least: 6 },
      { order: 3, least: 6 },
    ]);
    expect(offerWhen).not.toContain('4 or more');
    const others = {
      ...bare,
      candidatesInView: 2,
      questions: [...bare.questions, aQuestion(6, { block: 'cv', competencyId: 'team' })],
    };
    expect(decisionOfPlan(others).offerWhen).toContain('; 4 or more in every other core question;');
    expect(decisionOfPlan(others).offer?.leastScores.map(({ order }) => order)).not.toContain(6);
  });

  test('decisionOfPlan › in Ukrainian › says the same', () => {
    const { weightiestQuestions, offerWhen, furtherWhen = [] } = decisionOfPlan({ ...bare, ...asked, language: 'uk' });
    expect(weightiestQuestions).toBe('Вирішальні запитання: № 1 (Care); № 3 (Papers); у цій розмові також № 2 (Team).');
    expect(offerWhen).toContain(
      'Оцінка 6 або вища за № 1 і № 3; те, що треба з’ясувати саме про цю людину, має оцінку від 6 за № 2;',
    );
    expect(furtherWhen[0]).toBe(
      'За № 1 або № 3 оцінка 4 або 5, а інших перешкод немає. З’ясуйте лише це: через рекомендацію, пробне завдання або ще одну розмову.',
    );
    expect(furtherWhen[1]).toContain('За № 2 оцінка 5 або нижча');
  });

  test('decisionOfPlan › of a core whose writer left the decision out › is made by rule', () => {
    expect(decisionOfPlan(ruled).noWhen).toContain('“Care” or “Papers” scored below 4.');
  });
});

const { decision: written, ...ruled } = bare;
const groundsOf = ({ grounds = [] }: Decision, sentences: readonly string[] = []) =>
  sentences.map((text) => grounds.find((one) => one.text === text)?.ground);
const lowOfMusts = { kind: 'scores', orders: [], competencies: ['care', 'papers'], lowest: 0, highest: 3 };

/** The decision maker sees which conditions hold; a sentence without a ground would have no status. */
describe('decisionOfPlan, what its sentences go by', () => {
  test.each(['en', 'uk'] as const)('of a decision by rule, in %s › each has its ground', (language) => {
    const decision = decisionOfPlan({ ...ruled, ...asked, language });
    expect(groundsOf(decision, decision.offer?.also)).toEqual([
      { kind: 'requirementsMet' },
      { kind: 'earlierSettled' },
      { kind: 'nothingAgainst' },
    ]);
    expect(groundsOf(decision, decision.furtherWhen)).toEqual([
      { kind: 'scores', orders: [1, 3], competencies: [], lowest: 4, highest: 5 },
      { kind: 'scores', orders: [2], competencies: [], lowest: 0, highest: 5 },
      { kind: 'pointsOpen' },
      { kind: 'requirementOpen', requirements: [0] },
      { kind: 'notAsked', competencies: ['care', 'papers'] },
    ]);
    expect(groundsOf(decision, reasonsForNo(decision))).toEqual([
      lowOfMusts,
      { kind: 'requirementNotMet', requirements: [0] },
    ]);
    expect(decision.grounds).toHaveLength(10);
    expect(Decision.parse(decision)).toEqual(decision);
  });

  test.each([
    ['en', /^(?<rest>, and the rest is good)?\. (?:Resolve|Make an offer|The doubt) .*\.$/u],
    ['uk', /^(?<rest>, а інших перешкод немає)?\. (?:З’ясуйте|Зробіть|Сумнів) .*\.$/u],
  ] as const)(
    'of a further step, in %s › what is to be done and what nobody has judged are left out of the short one',
    (language, beyond) => {
      const { furtherWhen = [], grounds = [] } = decisionOfPlan({ ...ruled, ...asked, language });
      const plain = decisionOfPlan({ ...ruled, language });
      const told = [...grounds, ...(plain.grounds ?? [])];
      const kinds = [...furtherWhen, ...(plain.furtherWhen ?? [])].map((text) => {
        const { short = '', ground } = told.find((one) => one.text === text) ?? {};
        expect(short).toMatch(/\.$/u);
        expect(text.slice(0, short.length - 1)).toBe(short.slice(0, -1));
        const rest = beyond.exec(text.slice(short.length - 1));
        expect(rest).not.toBeNull();
        return rest?.groups?.['rest'] === undefined ? undefined : ground?.kind;
      });
      expect(new Set(kinds)).toEqual(new Set(['scores', 'requirementOpen', undefined]));
      expect(grounds.flatMap(({ short }) => short ?? [])).toHaveLength(furtherWhen.length);
    },
  );

  test('a requirement that a point settles comes first › the others keep their places in the plan', () => {
    const requirements = [
      { text: 'Fluent Polish', basis: 'Polish', kind: 'language' as const },
      ...(asked.requirements ?? []),
    ];
    const toSettle = [{ text: 'How is your Polish?', requirement: 0, evidence }];
    const decision = decisionOfPlan({ ...ruled, requirements, candidate: { ...bare.candidate, toSettle } });
    const places = decision.grounds?.flatMap(({ ground }) => ('requirements' in ground ? [ground.requirements] : []));
    expect(places).toEqual([[1], [1]]);
  });

  test('what a model wrote › goes by nothing that is known', () => {
    const candidate = {
      ...bare.candidate,
      furtherWhen: ['Q1 scored 4 or 5, and the rest is good. Settle that alone.'],
    };
    const noWhen = ['Leaves a patient alone.', 'A requirement is not met: patience.'];
    const decision = decisionOfPlan({ ...bare, candidate, decision: { weighsMost: 'Care.', noWhen } });
    expect(groundsOf(decision, candidate.furtherWhen)).toEqual([undefined]);
    expect(groundsOf(decision, noWhen)).toEqual([undefined, undefined]);
    const quoting = { weighsMost: 'Care.', noWhen: ['Neither “care” nor “papers” is shown.'] };
    expect(decisionOfPlan({ ...bare, ...asked, decision: quoting }).noBelow).toBe(
      'Q1 or Q3 scored 3 or less: too low where it counts most.',
    );
  });

  test('of a plan that was edited › go by the new numbers, and the rule’s reasons stay the rule’s', () => {
    const made = decisionOfPlan({ ...ruled, ...asked });
    const questions = [
      aQuestion(1, { id: '2', block: 'cv', competencyId: 'team', followsUp: doubt }),
      aQuestion(2, { id: '1' }),
      aQuestion(3, { competencyId: 'papers' }),
    ];
    // Grounds do not depend on wording: renaming a competency since then changes nothing.
    const competencies = bare.competencies.map((one) => ({ ...one, name: `${one.name}, all of it` }));
    const edited = decisionOfPlan({ ...ruled, ...asked, competencies, questions, decision: made });
    expect(groundsOf(edited, edited.furtherWhen)[1]).toMatchObject({ kind: 'scores', orders: [1] });
    expect(edited.noWhen).toEqual(made.noWhen);
    expect(groundsOf(edited, reasonsForNo(edited))).toEqual([
      lowOfMusts,
      { kind: 'requirementNotMet', requirements: [0] },
    ]);
    const byModel = decisionOfPlan({ ...ruled, ...asked, decision: written });
    expect(decisionOfPlan({ ...ruled, ...asked, questions, decision: byModel }).grounds).toHaveLength(9);
  });

  test('of a plan stored before › are the rule’s where its first reason is what the rule says today', () => {
    const made = decisionOfPlan({ ...ruled, ...asked });
    const { grounds: _, ...stored } = made;
    expect(decisionOfPlan({ ...ruled, ...asked, decision: stored })).toEqual(made);
    const older = { ...stored, noWhen: ['A score below 4 for “care” or “papers”.'] };
    const told = decisionOfPlan({ ...ruled, ...asked, decision: older });
    expect(groundsOf(told, told.noWhen)).toEqual([undefined, undefined]);
    expect(told.noBelow).toBe('Q1 or Q3 scored 3 or less: too low where it counts most.');
  });

  test('of a reason that is not told of this person › there is none', () => {
    const requirements = [{ text: 'Driving licence, class C', basis: 'licence', kind: 'licence' as const }];
    const candidate = { ...bare.candidate, requirementEvidence: [{ index: 0, evidence }] };
    const decision = decisionOfPlan({ ...ruled, requirements, candidate });
    expect(decision.noWhen).toEqual(['“Care” or “Papers” scored below 4.']);
    expect(decision.grounds?.map(({ ground }) => ground.kind)).not.toContain('requirementNotMet');
  });
});
