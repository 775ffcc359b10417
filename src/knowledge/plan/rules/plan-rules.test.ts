import { describe, expect, test } from 'vitest';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import type { CoreBlock, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { checkPlan } from './check-plan.ts';
import { lawProblems } from './law-rules.ts';
import { type CheckedCv, type PlanRule, planRules } from './plan-rules.ts';

const visible = 'Cut checkout latency from 900 ms to 200 ms.\nLed four people through a migration to Kafka.';
const cv: CheckedCv = {
  cvId: '01900000-0000-7000-8000-0000000000cc',
  pages: [{ number: 1, visible }],
};
const evidence = { cvId: cv.cvId, page: 1, start: 0, end: 43, quote: visible.slice(0, 43) };

const asks = [
  'Describe a release that went wrong. What did you do first?',
  'Which customer complaint taught you most?',
  'How would you split a growing table with live traffic?',
  'Tell me about advice you gave a colleague who disagreed.',
  'What would you measure before making a page faster?',
  'Walk me through the last decision you reversed.',
];

function aQuestion(index: number, change: Partial<Question> = {}): Question {
  return {
    id: `01900000-0000-7000-8000-00000000000${index}`,
    order: index + 1,
    block: 'core',
    mustAsk: true,
    competencyId: index % 2 === 0 ? 'delivery' : 'design',
    category: index % 2 === 0 ? 'Delivery' : 'Design',
    kind: 'behavioral',
    difficulty: 'medium',
    text: asks[index] ?? '',
    whyAsked: 'Past actions under pressure show how the person works.',
    expectedMin: 5,
    expectedAnswer: { keyPoints: ['The situation', 'Their own action', 'The result'], notRequired: [] },
    anchors: labelledAnchors('en', [
      ['Names no case'],
      ['Names a case without an action', 'Says what others did'],
      ['Names the action taken', 'Says what came of it'],
      ['Gives a reason for the order of steps', 'Says what changed afterwards'],
      ['Shows a figure from before and after', 'Names what it did not solve'],
    ]),
    probes: [
      { text: 'What was your own part?', trigger: 'no_role' },
      { text: 'What changed afterwards?', trigger: 'no_result' },
    ],
    redFlags: [{ text: 'Blames one colleague for all of it', jobReason: 'Incidents are handled as a team here.' }],
    focusAreas: [index % 2 === 0 ? 'Delivery' : 'Design'],
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
    ...change,
  };
}

const brief: PlanBrief = {
  position: {
    id: '01900000-0000-7000-8000-0000000000aa',
    version: 1,
    title: 'Backend developer',
    description: '',
    focusAreas: [],
    level: 'senior',
  },
  interviewType: 'technical',
  durationMin: 45,
  language: 'en',
  cv: null,
};
const core: CoreBlock = {
  competencies: [
    {
      id: 'delivery',
      name: 'Delivery',
      definition: 'Finishes what was promised.',
      source: 'position_text',
      mustHave: true,
    },
    { id: 'design', name: 'Design', definition: 'Chooses a shape for needs.', source: 'focus_area', mustHave: false },
  ],
  focusAreas: ['Delivery', 'Design'],
  requirements: [],
  questions: [0, 1, 2, 3, 4].map((index) => aQuestion(index)),
};
const tailoring: Tailoring = {
  ...emptyTailoring,
  questions: [aQuestion(5, { block: 'cv', evidence: [evidence], expectedMin: 6 })],
  strengths: [{ text: 'Measures before and after', competencyId: 'delivery', evidence }],
  areasToProbe: [
    {
      text: 'Design documents are not mentioned',
      competencyId: 'design',
      absence: { searchedFor: ['design doc'], statement: 'The CV does not mention design documents.' },
    },
  ],
};

function aPlan(): PlanContent {
  return assemblePlan(brief, core, tailoring);
}

function withQuestion(change: Partial<Question>, index = 0): PlanContent {
  const plan = aPlan();
  const { id } = aQuestion(index);
  return {
    ...plan,
    questions: plan.questions.map((question) => (question.id === id ? { ...question, ...change } : question)),
  };
}

function withMinutes(kind: string, by: number): PlanContent {
  const plan = aPlan();
  return {
    ...plan,
    flow: plan.flow.map((step) => (step.kind === kind ? { ...step, minutes: step.minutes + by } : step)),
  };
}

function withClaims(change: Partial<PlanContent['candidate']>): PlanContent {
  const plan = aPlan();
  return { ...plan, candidate: { ...plan.candidate, ...change } };
}

/** The plan with this many points to settle and the minutes that they take. */
function withPoints(count: number): PlanContent {
  const points = ['Does that hold until today?', 'By when can you begin?', 'Which pay did you have in mind?'];
  const toSettle = points.slice(0, count).map((text) => ({ text, evidence }));
  return assemblePlan(brief, core, { ...tailoring, toSettle });
}

const anchors = aQuestion(0).anchors;
const requirement = { text: '“Driving licence”: do you hold it?', basis: 'Driving licence', kind: 'licence' } as const;

const breaks: readonly (readonly [PlanRule, string, PlanContent, CheckedCv | null])[] = [
  [
    'schema.invalid',
    'a question has two key points',
    withQuestion({ expectedAnswer: { keyPoints: ['One', 'Two'], notRequired: [] } }),
    cv,
  ],
  ['time.sum', 'the introduction is a minute longer', withMinutes('intro', 1), cv],
  [
    'time.budget',
    'the buffer goes to the wrap-up',
    {
      ...aPlan(),
      flow: aPlan().flow.map((step) =>
        step.kind === 'buffer' ? { ...step, minutes: 0 } : step.kind === 'wrap_up' ? { ...step, minutes: 5 } : step,
      ),
    },
    cv,
  ],
  ['time.candidate', 'the candidate has four minutes of 45', withMinutes('candidate_questions', -2), cv],
  ['time.core', 'a candidate has a minute less for a core question', withQuestion({ expectedMin: 4 }), cv],
  ['time.question', 'a case from experience is to be told in four minutes', withQuestion({ expectedMin: 4 }), cv],
  ['time.question', 'a task takes 20 minutes', withQuestion({ kind: 'task', expectedMin: 20 }), cv],
  ['task.place', 'the task may be left out', withQuestion({ kind: 'task', mustAsk: false }), cv],
  ['task.place', 'the task is the last of the core', withQuestion({ kind: 'task' }, 4), cv],
  ['time.budget', 'the requirements check has no minutes', { ...aPlan(), requirements: [requirement] }, cv],
  [
    'time.budget',
    'a point to settle has no minutes',
    withClaims({ toSettle: [{ text: 'Does that hold until today?', evidence }] }),
    cv,
  ],
  [
    'flow.order',
    'the requirements check stands between two questions',
    {
      ...aPlan(),
      flow: [...aPlan().flow.slice(0, 2), { kind: 'requirements', minutes: 2 }, ...aPlan().flow.slice(2)],
    },
    cv,
  ],
  [
    'focus.uncovered',
    'no question says that it asks about a focus area',
    { ...aPlan(), questions: aPlan().questions.map((question) => ({ ...question, focusAreas: ['Design'] })) },
    cv,
  ],
  [
    'focus.uncovered',
    'the question that says so asks about something else',
    {
      ...aPlan(),
      summary: { ...aPlan().summary, focusAreas: ['Delivery', 'Month-end closing'] },
      questions: aPlan().questions.map((question) => ({ ...question, focusAreas: ['Delivery', 'Month-end closing'] })),
    },
    cv,
  ],
  ['time.question', 'a question takes two minutes', withQuestion({ expectedMin: 2 }), cv],
  ['time.question', 'a question that is no task takes 13 minutes', withQuestion({ expectedMin: 13 }), cv],
  ['time.count', 'a 45-minute plan holds two questions', { ...aPlan(), questions: aPlan().questions.slice(0, 2) }, cv],
  ['flow.order', 'the buffer comes first', { ...aPlan(), flow: aPlan().flow.toReversed() }, cv],
  [
    'flow.questions',
    'a question is missing from the flow',
    { ...aPlan(), flow: aPlan().flow.filter((_, at) => at !== 2) },
    cv,
  ],
  [
    'blocks.core_share',
    'three of six questions are about the CV',
    {
      ...aPlan(),
      questions: aPlan().questions.map((question, at) =>
        at > 2 ? { ...question, block: 'cv' as const, evidence: [evidence] } : question,
      ),
    },
    cv,
  ],
  ['blocks.cv_without_cv', 'there is no CV', aPlan(), null],
  ['blocks.cv_too_short', 'a quarter of an hour has a CV question', { ...aPlan(), durationMin: 15 }, cv],
  [
    'competency.repeated',
    'one competency stands twice',
    { ...aPlan(), competencies: [...core.competencies, ...core.competencies.slice(0, 1)] },
    cv,
  ],
  ['question.repeated', 'two questions share an id', withQuestion({ id: aQuestion(1).id }), cv],
  ['question.order', 'the order skips a number', withQuestion({ order: 9 }, 5), cv],
  ['question.competency', 'the competency is unknown', withQuestion({ competencyId: 'charm' }), cv],
  ['question.category', 'the category is another competency', withQuestion({ category: 'Design' }), cv],
  [
    'question.words',
    'the question has 46 words',
    withQuestion({ text: Array.from({ length: 46 }, (_, at) => `word${at}`).join(' ') }),
    cv,
  ],
  ['question.one_ask', 'the question asks twice', withQuestion({ text: 'What went wrong? And who noticed?' }), cv],
  [
    'question.alike',
    'two questions say the same in other endings',
    withQuestion({ text: 'How would you be splitting the growing tables with live traffic?' }),
    cv,
  ],
  ['anchors.bands', 'the bands are upside down', withQuestion({ anchors: anchors.toReversed() }), cv],
  [
    'anchors.behaviours',
    'a band has one behaviour',
    withQuestion({ anchors: anchors.map((anchor) => ({ ...anchor, behaviours: anchor.behaviours.slice(0, 1) })) }),
    cv,
  ],
  [
    'anchors.trait',
    'an anchor judges the accent',
    withQuestion({
      anchors: anchors.map((anchor) => ({ ...anchor, behaviours: ['Speaks without an accent', 'Says it well'] })),
    }),
    cv,
  ],
  [
    'anchors.trait',
    'an anchor judges confidence in Ukrainian',
    withQuestion({
      anchors: anchors.map((anchor) => ({ ...anchor, behaviours: ['Говорить упевнено', 'Називає дію'] })),
    }),
    cv,
  ],
  [
    'red_flag.forbidden',
    'a gap in employment is a red flag',
    withQuestion({ redFlags: [{ text: 'Has a gap in employment', jobReason: 'Continuity matters.' }] }),
    cv,
  ],
  [
    'red_flag.forbidden',
    'short stays are a red flag in Ukrainian',
    withQuestion({ redFlags: [{ text: 'Часто змінює роботу', jobReason: 'Потрібна стабільність.' }] }),
    cv,
  ],
  [
    'claim.competency',
    'a strength belongs to no competency',
    withClaims({ strengths: [{ text: 'Charm', competencyId: 'charm', evidence }] }),
    cv,
  ],
  ['claim.without_cv', 'strengths are claimed without a CV', aPlan(), null],
  [
    'evidence.missing',
    'a CV question quotes nothing',
    { ...aPlan(), questions: aPlan().questions.map(({ evidence: _quoted, ...question }) => question) },
    cv,
  ],
  [
    'evidence.not_found',
    'the quote is invented',
    withClaims({
      strengths: [
        {
          text: 'Speed',
          competencyId: 'delivery',
          evidence: { ...evidence, quote: 'Cut checkout latency from 900 ms to 100 ms.' },
        },
      ],
    }),
    cv,
  ],
  [
    'evidence.not_found',
    'the quote is another candidate’s',
    aPlan(),
    { ...cv, cvId: '01900000-0000-7000-8000-0000000000dd' },
  ],
  [
    'evidence.length',
    'the quote is two words',
    withQuestion({ evidence: [{ ...evidence, end: 3, quote: 'Cut' }] }, 5),
    cv,
  ],
  [
    'absence.contradicted',
    'the CV does mention it',
    withClaims({
      areasToProbe: [
        {
          text: 'No messaging',
          competencyId: 'design',
          absence: { searchedFor: ['kafka'], statement: 'The CV does not mention it.' },
        },
      ],
    }),
    cv,
  ],
  [
    'area.unreached',
    'no question is about the area',
    {
      ...aPlan(),
      competencies: [
        ...core.competencies,
        { id: 'people', name: 'People', definition: 'Leads.', source: 'user', mustHave: false },
      ],
      candidate: {
        ...aPlan().candidate,
        strengths: [],
        areasToProbe: [{ text: 'Leading', competencyId: 'people', evidence }],
      },
    },
    cv,
  ],
  [
    'area.unreached',
    'the question that reaches the area is not in the plan',
    withClaims({
      areasToProbe: [
        { text: 'Leading', competencyId: 'design', askedIn: '01900000-0000-7000-8000-0000000000ee', evidence },
      ],
    }),
    cv,
  ],
  [
    'follow_up.question',
    'the question that it stands behind is not in the plan',
    withClaims({
      followUps: [{ questionId: '01900000-0000-7000-8000-0000000000ee', text: 'Which part was yours?', evidence }],
    }),
    cv,
  ],
  [
    'requirement.unknown',
    'a line of the CV answers what is not required',
    withClaims({ requirementEvidence: [{ index: 0, evidence }] }),
    cv,
  ],
  [
    'evidence.not_found',
    'what a follow-up quotes does not stand in the CV',
    withClaims({
      followUps: [
        { questionId: core.questions[0]?.id ?? '', text: 'Which part was yours?', evidence: { ...evidence, start: 1 } },
      ],
    }),
    cv,
  ],
  [
    'evidence.missing',
    'a point to settle rests on nothing',
    withClaims({ toSettle: [{ text: 'Does that hold until today?' }] }),
    cv,
  ],
  [
    'evidence.not_found',
    'what a point to settle quotes does not stand in the CV',
    withClaims({ toSettle: [{ text: 'Does that hold until today?', evidence: { ...evidence, start: 1 } }] }),
    cv,
  ],
  [
    'evidence.not_found',
    'what a point to settle lays beside its line does not stand in the CV',
    withClaims({
      toSettle: [
        { text: 'Does that hold until today?', evidence, against: { ...evidence, quote: `${evidence.quote}!` } },
      ],
    }),
    cv,
  ],
  [
    'claim.without_cv',
    'a point of an earlier round lays a line beside it, and there is no CV',
    withClaims({ toSettle: [{ text: 'Does that hold until today?', followsUp: true, against: evidence }] }),
    null,
  ],
  [
    'requirement.unknown',
    'a point to settle is asked in place of what is not required',
    withClaims({ toSettle: [{ text: 'Does that hold until today?', evidence, requirement: 0 }] }),
    cv,
  ],
  [
    'time.candidate',
    'points to settle leave the candidate less than a tenth',
    {
      ...aPlan(),
      ...withPoints(2),
      flow: withPoints(2).flow.map((step) => (step.kind === 'candidate_questions' ? { ...step, minutes: 4 } : step)),
    },
    cv,
  ],
  [
    'claim.without_cv',
    'a point to settle quotes a CV that is not there',
    withClaims({ toSettle: [{ text: 'Does that hold until today?', evidence }] }),
    null,
  ],
  [
    'claim.without_cv',
    'what is asked behind a question quotes a CV that is not there',
    withClaims({ followUps: [{ questionId: core.questions[0]?.id ?? '', text: 'Which ward was that?', evidence }] }),
    null,
  ],
  [
    'evidence.missing',
    'what is asked behind a question rests on no line, and the question is about no result of their own',
    withClaims({ followUps: [{ questionId: core.questions[0]?.id ?? '', text: 'Which ward was that?' }] }),
    cv,
  ],
  [
    'law.forbidden',
    'a point to settle asks what nobody may be asked',
    withClaims({ toSettle: [{ text: 'Are you planning to have children?', evidence }] }),
    cv,
  ],
  [
    'text.language',
    'a point to settle is in another language',
    withClaims({ toSettle: [{ text: 'Чи це й досі так у вашій роботі?', evidence }] }),
    cv,
  ],
  [
    'law.forbidden',
    'a follow-up asks what nobody may be asked',
    withClaims({
      followUps: [{ questionId: core.questions[0]?.id ?? '', text: 'Are you planning to have children?', evidence }],
    }),
    cv,
  ],
  [
    'law.forbidden',
    'what decides is what nobody may be judged by',
    { ...aPlan(), decision: { weighsMost: 'Design decides.', noWhen: ['The candidate is pregnant.'] } },
    cv,
  ],
  [
    'text.language',
    'what the probes listen for is in another language',
    withQuestion({
      probes: [
        { text: 'What was your own part?', trigger: 'no_role', listensFor: 'Власний крок, а не крок команди' },
        { text: 'What changed afterwards?', trigger: 'no_result' },
      ],
    }),
    cv,
  ],
  [
    'text.language',
    'the example of an answer is in another language',
    withQuestion({ exampleAnswer: 'Я зупинив випуск, бо перевірка не пройшла.' }),
    cv,
  ],
  [
    'text.language',
    'what the candidate may ask is in another language',
    { ...aPlan(), candidateQuestions: [{ question: 'Який графік роботи?' }] },
    cv,
  ],
  [
    'law.forbidden',
    'an answer is to earn its score by age',
    withQuestion({ decidingFact: 'Says that they are under 30 years old' }),
    cv,
  ],
  [
    'law.forbidden',
    'the candidate is to be told what must not count',
    {
      ...aPlan(),
      candidateQuestions: [
        { question: 'Who is in the team?', answer: { text: 'We hire only women under 35.', basis: 'women under 35' } },
      ],
    },
    cv,
  ],
  [
    'text.language',
    'the probes are in another language',
    withQuestion({
      probes: [
        { text: 'Яка частина була вашою?', trigger: 'no_role' },
        { text: 'Що змінилося після того?', trigger: 'no_result' },
      ],
    }),
    cv,
  ],
  [
    'text.language',
    'a strength is in another language than its plan',
    withClaims({ strengths: [{ text: 'Веде людей через зміни', competencyId: 'delivery', evidence }] }),
    cv,
  ],
  [
    'law.forbidden',
    'a question is marked as forbidden',
    withQuestion({ guard: { pack: 'US', verdict: 'forbidden', ruleIds: ['age.how_old'] } }),
    cv,
  ],
];

/** The plan with another name for its first competency and the category of its questions. */
function withFirstName(name: string): PlanContent {
  const plan = aPlan();
  const former = plan.competencies[0]?.name;
  return {
    ...plan,
    competencies: plan.competencies.map((one) => (one.name === former ? { ...one, name } : one)),
    questions: plan.questions.map((one) => (one.category === former ? { ...one, category: name } : one)),
  };
}

describe('checkPlan', () => {
  test('checkPlan › a forbidden question under a clean mark › is found all the same', () => {
    const { problems } = checkPlan(withQuestion({ text: 'How old are you?' }), cv);
    expect(problems).toEqual([{ rule: 'law.forbidden', questionId: aQuestion(0).id }]);
  });

  test('checkPlan › a key point on what the posting names › is the matter of the job', () => {
    const matter = jobMatter({ title: 'Dialysis nurse', description: 'Water control of machines.', focusAreas: [] });
    const named = withQuestion({
      expectedAnswer: { keyPoints: ['Water, machines, dialysis', 'One'], notRequired: [] },
    });
    expect(checkPlan(named, cv).problems.map(({ rule }) => rule)).toContain('law.forbidden');
    expect(checkPlan(named, cv, matter).problems.map(({ rule }) => rule)).not.toContain('law.forbidden');
    const asked = withQuestion({ text: 'Are you on dialysis?' });
    expect(checkPlan(asked, cv, matter).problems.map(({ rule }) => rule)).toContain('law.forbidden');
  });

  test('checkPlan › a forbidden question that a person overrode › passes', () => {
    const guard = { pack: 'US', verdict: 'overridden' as const, ruleIds: ['age.direct'] };
    expect(checkPlan(withQuestion({ text: 'How old are you?', guard }), cv).ok).toBe(true);
  });

  test('checkPlan › a remark on private life in the summary › is found', () => {
    const plan = aPlan();
    const summary = {
      ...plan.summary,
      highlightEvidence: [],
      highlights: ['She is pregnant, so expect a short stay.'],
    };
    expect(checkPlan({ ...plan, summary }, cv).problems).toEqual([{ rule: 'law.forbidden', questionId: null }]);
  });

  test('checkPlan › a highlight that names a competency about surgery › is no remark about health', () => {
    const summary = {
      ...aPlan().summary,
      highlightEvidence: [],
      highlights: ['Must-have for this role: Wounds and care after surgery.'],
    };
    expect(lawProblems({ ...withFirstName('Wounds and care after surgery'), summary })).toEqual([]);
    expect(lawProblems({ ...aPlan(), summary })).toEqual([{ rule: 'law.forbidden', questionId: null }]);
  });

  test('checkPlan › a decision that names a competency about pregnancy › is no remark about the candidate', () => {
    const plan = withFirstName('Pregnancy care');
    const decidedBy = (weighsMost: string, noWhen: string) => ({ ...plan, decision: { weighsMost, noWhen: [noWhen] } });
    expect(
      lawProblems(decidedBy('Pregnancy care and handover decide.', 'A score below 4 for “Pregnancy care”.')),
    ).toEqual([]);
    expect(lawProblems(decidedBy('Pregnancy care decides.', 'The candidate is pregnant.'))).toEqual([
      { rule: 'law.forbidden', questionId: null },
    ]);
  });

  test('checkPlan › a remark on private life in the name of a competency › is found', () => {
    const plan = withFirstName('pregnant');
    const summary = { ...plan.summary, highlightEvidence: [], highlights: ['She is pregnant.'] };
    expect(lawProblems({ ...plan, summary })).toEqual([{ rule: 'law.forbidden', questionId: null }]);
  });

  test('checkPlan › of a sound plan › finds nothing', () => {
    expect(checkPlan(aPlan(), cv)).toEqual({ ok: true, problems: [] });
  });

  test('checkPlan › of a question that follows an earlier round, without a CV › finds nothing', () => {
    const { evidence: _quoted, ...question } = aQuestion(5, { block: 'cv', followsUp: 'Not clear how far they led.' });
    const plan = assemblePlan(brief, core, { ...tailoring, questions: [question], strengths: [], areasToProbe: [] });
    expect(checkPlan(plan, null)).toEqual({ ok: true, problems: [] });
  });

  test('checkPlan › of a sound plan with a requirements check › finds nothing', () => {
    const short = { ...core, requirements: [requirement], questions: core.questions.slice(0, 4) };
    for (const interviewType of ['phone_screening', 'technical'] as const) {
      expect(checkPlan(assemblePlan({ ...brief, interviewType }, short, tailoring), cv)).toEqual({
        ok: true,
        problems: [],
      });
    }
  });

  test('checkPlan › of points to settle, on two lines and in place of a requirement › finds nothing', () => {
    const quote = visible.slice(44, 90);
    const against = { ...evidence, start: 44, end: 90, quote };
    const toSettle = [
      { text: 'Which of the two was later?', evidence, against, requirement: 0 },
      { text: 'Does that hold until today?', evidence },
    ];
    const required = { ...core, requirements: [requirement], questions: core.questions.slice(0, 4) };
    for (const points of [toSettle.slice(0, 1), toSettle]) {
      const plan = assemblePlan(brief, required, { ...tailoring, toSettle: points });
      expect(checkPlan(plan, cv).problems).toEqual([]);
      const check = plan.flow.find(({ kind }) => kind === 'requirements');
      expect(check?.script).toContain('what is still open for this candidate');
      expect(check?.script).not.toContain('what the job requires');
      // Except on the phone, questions about the work come first.
      expect(plan.flow[1]?.kind).toBe('question');
    }
  });

  test('checkPlan › of a sound plan without a CV › finds nothing', () => {
    const plan = assemblePlan(brief, core, emptyTailoring);
    expect(checkPlan(plan, null)).toEqual({ ok: true, problems: [] });
  });

  test.each(breaks)('checkPlan › %s: when %s › is found', (rule, _when, plan, checkedCv) => {
    const check = checkPlan(plan, checkedCv);
    expect(check.ok).toBe(false);
    expect(check.problems.map((problem) => problem.rule)).toContain(rule);
  });

  test('checkPlan › a broken question › is named', () => {
    const { problems } = checkPlan(withQuestion({ text: 'What? Why?' }, 2), cv);
    expect(problems).toEqual([{ rule: 'question.one_ask', questionId: aQuestion(2).id }]);
  });

  test('checkPlan › every rule › has a case here that breaks it', () => {
    expect(planRules.filter((rule) => !breaks.some(([broken]) => broken === rule))).toEqual([]);
  });
});
