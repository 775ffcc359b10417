import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { interviewTypes, levels } from '#contracts/interviewing/plan/plan.ts';
import type { InterviewType, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { coreHash } from '#knowledge/plan/core-hash.ts';
import type { CoreBlock, CvBrief, CvLine, PlanBrief, PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composeCore } from './compose-core.ts';
import { composePlan } from './compose-plan.ts';
import { competencies, cvQuestions } from './playbook.ts';
import { composeTailoring } from './tailoring/compose-tailoring.ts';

/** Complete in the full run, a sample otherwise. */
const isFull = process.env['ASKWELL_TEST_FULL'] === '1';

const durations = Array.from({ length: 34 }, (_, index) => 15 + index * 5);

const positions: readonly Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>[] = [
  {
    title: 'Senior Backend Engineer',
    description:
      'You design distributed services in Kotlin on Kafka and PostgreSQL, review code, run incidents and mentor two colleagues.',
    focusAreas: ['System design', 'Incident response'],
  },
  { title: 'Розробник Python', description: '', focusAreas: [] },
  {
    title: 'Менеджерка з продажу',
    description: 'Пошук клієнтів, переговори, ведення угод у CRM, робота з запереченнями, звітність.',
    focusAreas: ['Переговори'],
  },
  { title: 'Office manager', description: 'Orders, contractors, travel, a calm front desk.', focusAreas: [] },
  {
    title: 'Data Analyst',
    description: 'SQL, dashboards, experiments, asks from every department.',
    focusAreas: ['SQL'],
  },
  { title: 'Медична сестра', description: 'Догляд за пацієнтами, робота в змінах, документація.', focusAreas: [] },
  { title: 'X', description: '', focusAreas: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
];

const cvTexts = [
  `Olena Kovalenko
olena@example.com +380 67 123 45 67
Senior engineer, Acme, 2019–2024
• Designed the event-driven order service on Kafka, 40 000 messages a minute
• Cut checkout latency from 900 ms to 200 ms by moving reads to a replica
• Reviewed code of five colleagues and wrote the team’s testing guide
• Led a migration of 14 services to Kubernetes, with no downtime
• Answered on-call pages and wrote the reports after incidents
Married, two children
University of Lviv, 2012`,
  `Іван Петренко
Менеджер з продажу, ТОВ «Ромашка», 2018–2024
- Домовився з найбільшим клієнтом про дворічну угоду на 3 млн грн
- Провів переговори з постачальниками та скоротив витрати на 12 %
- Навчив чотирьох нових колег роботи з CRM
- Розв’язав суперечку між складом і відділом доставки
Чи можу я почати одразу?`,
  'Hobby: chess',
  '',
];

const notes = [
  'Clear and friendly. It stayed unclear how she decides in an incident. Weekends were not discussed.',
  'Відповідає чітко. Уточнити, як передає справи колегам. Про вихідні не питали.',
];

let counter = 0;
function nextId(): string {
  counter += 1;
  return `01900000-0000-7000-8000-${counter.toString(16).padStart(12, '0')}`;
}

function aCv(text: string): CvBrief {
  const lines: CvLine[] = [...text.matchAll(/[^\n]+/g)].map((match) => ({
    page: 1,
    start: match.index,
    end: match.index + match[0].length,
    quote: match[0],
  }));
  return { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible: text }], lines };
}

function aBrief(change: Partial<Omit<PlanBrief, 'position'>> & { position?: Partial<PositionBrief> } = {}): PlanBrief {
  return {
    interviewType: 'technical',
    durationMin: 60,
    language: 'en',
    cv: null,
    ...change,
    position: {
      id: '01900000-0000-7000-8000-0000000000aa',
      version: 1,
      title: 'Backend developer',
      description: '',
      focusAreas: [],
      level: 'middle',
      ...change.position,
    },
  };
}

function check(plan: PlanContent, brief: PlanBrief) {
  return checkPlan(plan, brief.cv).problems.map((problem) => ({
    ...problem,
    question: plan.questions.find(({ id }) => id === problem.questionId)?.text,
  }));
}

const anyBrief = fc
  .record({
    position: fc.constantFrom(...positions),
    positionId: fc.uuid(),
    interviewType: fc.constantFrom(...interviewTypes),
    durationMin: fc.constantFrom(...durations),
    level: fc.constantFrom(...levels),
    language: fc.constantFrom(...languages),
    cvText: fc.constantFrom(null, ...cvTexts),
    previousFeedback: fc.constantFrom(null, ...notes),
  })
  .map(({ position, positionId, level, cvText, ...rest }) =>
    aBrief({ ...rest, position: { ...position, id: positionId, level }, cv: cvText === null ? null : aCv(cvText) }),
  );

describe('composePlan', () => {
  test('composePlan › of any brief › keeps every rule', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        expect(check(composePlan(brief, nextId), brief)).toEqual([]);
      }),
      // The full run uses random briefs; otherwise a fixed seed, so that a change is judged by the same briefs.
      isFull ? { numRuns: 200 } : { numRuns: 6, seed: 1_429_235_773 },
    );
  });

  test.each([
    [
      'en',
      'You keep the registry and receive visitors. At least one year at a front desk. Monday to Friday from 9:00. English B2.',
      ['Preparing drafts', 'Checking papers before signing', 'Talking to visitors', 'Order in the files'],
    ],
    [
      'uk',
      'Ви ведете реєстр і приймаєте відвідувачів. Досвід на рецепції від року. Понеділок–п’ятниця з 9:00. Англійська B2.',
      ['Підготовка проєктів', 'Перевірка паперів', 'Спілкування з відвідувачами', 'Порядок у справах'],
    ],
  ] as const)(
    'composePlan › in %s, with a note and little time beside the core › keeps every rule',
    (language, description, focusAreas) => {
      const position = { title: 'Clerk', description, focusAreas: [...focusAreas], level: 'junior' } as const;
      for (const interviewType of ['phone_screening', 'behavioral'] as const) {
        for (const durationMin of [30, 35]) {
          for (const previousFeedback of notes) {
            const brief = aBrief({ interviewType, language, position, durationMin, previousFeedback });
            expect(check(composePlan(brief, nextId), brief)).toEqual([]);
          }
        }
      }
    },
  );

  test('composePlan › with time to ask again about an area that shared a question › keeps one competency for the pair', () => {
    const position = { title: 'X', description: '', focusAreas: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] };
    for (const level of levels) {
      const id = '00000000-0000-1000-8000-000000000000';
      const brief = aBrief({ interviewType: 'panel', durationMin: 180, position: { ...position, id, level } });
      expect(check(composePlan(brief, nextId), brief)).toEqual([]);
    }
  });

  test.each(durations)('composePlan › of %i minutes › keeps every rule', (durationMin) => {
    // A sample of the types; the next lengths cover the others.
    const apart = isFull ? 2 : 4;
    for (const [index, interviewType] of interviewTypes.entries()) {
      if ((index + durationMin / 5) % apart !== 1) continue;
      const language = index % 2 === 0 ? 'en' : 'uk';
      const cv = index % 3 === 0 ? null : aCv(cvTexts[0] ?? '');
      const brief = aBrief({ durationMin, interviewType, language, cv, position: positions[index % 3] ?? {} });
      expect(check(composePlan(brief, nextId), brief)).toEqual([]);
    }
  });

  test.each([
    [
      'en',
      'Ward nurse',
      'You give medicines and hand over to the next shift. Shifts at night and at weekends. English at B2.',
      ['Medication safety', 'Post-operative care', 'Handover'],
      '- Cut medication errors on the ward from 9 to 3 a month by a second check at the trolley\n- Trained four new nurses in post-operative readings',
    ],
    [
      'uk',
      'Медична сестра',
      'Ви даєте ліки й передаєте зміну. Потрібна чинна реєстрація. Нічні зміни.',
      ['Безпека ліків', 'Післяопераційний догляд', 'Передавання зміни'],
      '- Скоротила кількість помилок із ліками з 9 до 3 на місяць завдяки другій перевірці\n- Навчила чотирьох медсестер знімати показники',
    ],
  ] as const)(
    'composePlan › in %s for work whose matter is health › takes no word of it for the candidate’s',
    (language, title, description, focusAreas, deeds) => {
      for (const interviewType of interviewTypes) {
        const position = { title, description, focusAreas: [...focusAreas] };
        const brief = aBrief({ language, interviewType, position, cv: aCv(deeds) });
        expect(check(composePlan(brief, nextId), brief)).toEqual([]);
      }
    },
  );

  test('composePlan › with a CV that says something › asks about it and names strengths and areas', () => {
    const brief = aBrief({ cv: aCv(cvTexts[0] ?? '') });
    const plan = composePlan(brief, nextId);
    const asked = plan.questions.filter(({ block }) => block === 'cv');
    expect(asked).toHaveLength(2);
    for (const { text } of asked) expect(text).toMatch(/^Your CV (?:says you|mentions) /);
    expect(asked[0]?.mustAsk).toBe(true);
    // The quote keeps its result, whatever part of it the question says aloud.
    expect(asked.some(({ evidence }) => /\d/.test(evidence?.[0]?.quote ?? ''))).toBe(true);
    expect(plan.candidate.strengths.length).toBeGreaterThan(0);
    expect(plan.candidate.areasToProbe.length).toBeGreaterThan(0);
    for (const { askedIn } of plan.candidate.areasToProbe) {
      expect(plan.questions.some(({ id }) => id === askedIn)).toBe(true);
    }
    expect(plan.summary.highlights.length).toBeGreaterThan(1);
  });

  test('composePlan › of a Ukrainian CV with one measured result among daily work › asks about the result first', () => {
    const cv = aCv(`Медична сестра, Міська лікарня №3, 2018–2024
• Доглядала за 8–10 пацієнтами на зміну в хірургічному відділенні
• Скоротила кількість помилок із ліками з 9 до 3 на місяць завдяки другій перевірці
• Вела документацію відділення`);
    const position = { title: 'Медична сестра', description: 'Нічні зміни.', focusAreas: ['Безпека ліків', 'Догляд'] };
    const plan = composePlan(aBrief({ language: 'uk', interviewType: 'technical', position, cv }), nextId);
    const [first] = plan.questions.filter(({ block }) => block === 'cv');
    expect(first?.evidence?.[0]?.quote).toMatch(/^Скоротила кількість помилок/);
    expect(plan.candidate.strengths.map(({ evidence }) => evidence.quote.slice(0, 9))).toContain('Скоротила');
  });

  test('composePlan › of a CV with contact details and family › quotes none of them', () => {
    const brief = aBrief({ durationMin: 180, cv: aCv(cvTexts[0] ?? '') });
    expect(JSON.stringify(composePlan(brief, nextId))).not.toMatch(/olena@|380 67|Married|children/);
  });

  test.each([
    [
      'en',
      'Financial accountant',
      ['variance analysis', 'team communication'],
      'After a promotion we look for an accountant, reports to the controller, budget, close and audit.\nExplain each variance of material cost to the plant.',
    ],
    [
      'uk',
      'Бухгалтерка',
      ['аналіз відхилень', 'робота з командою'],
      'Через підвищення шукаємо бухгалтера: звітність, бюджет, закриття місяця, аудит.\nПояснювати відхилення собівартості цеху.',
    ],
  ] as const)(
    'composePlan › in %s for a %s with %j › quotes for a competency only a line with an uncommon word of it',
    (language, title, focusAreas, description) => {
      const { competencies: named } = composePlan(
        aBrief({ language, position: { title, description, focusAreas: [...focusAreas] } }),
        nextId,
      );
      const quoted = named.flatMap(({ basis }) => (basis === undefined ? [] : [basis]));
      expect(quoted.filter((basis) => !/varianc|відхилен/iu.test(basis))).toEqual([]);
      expect(quoted.length).toBeGreaterThan(0);
    },
  );

  test('composePlan › with an earlier round’s feedback, with a CV and without › asks what it left open', () => {
    const previousFeedback = 'Pleasant talk. It stayed unclear how she decides in an incident.';
    for (const cv of [null, aCv(cvTexts[0] ?? '')]) {
      const brief = aBrief({ cv, previousFeedback, interviewType: 'final', position: positions[0] ?? {} });
      const plan = composePlan(brief, nextId);
      const open = plan.questions.filter(({ followsUp }) => followsUp !== undefined);
      expect(open).toMatchObject([
        { block: 'cv', mustAsk: true, followsUp: 'It stayed unclear how she decides in an incident.' },
      ]);
      expect(check(plan, brief)).toEqual([]);
    }
  });

  test.each([
    [
      'en',
      'Knew the gates.\n\nOPEN\n1. Lone working. Said little.\n2. Stoppages: no programme given. Decisive.',
      'Stoppages',
      'Lone working. Said little.',
    ],
    [
      'uk',
      'Сад читає добре.\nЛишилось:\n1. Обміри на об’єкті: порядку не назвала.\n2. Камери: відповіді не дала. Для нас це головне.',
      'Камери',
      'Обміри на об’єкті: порядку не назвала.',
    ],
  ] as const)(
    'composePlan › with feedback in %s that lists what is open › asks what decides, and names the rest',
    (language, previousFeedback, named, rest) => {
      const brief = aBrief({ language, previousFeedback, interviewType: 'final' });
      const plan = composePlan(brief, nextId);
      const [open] = plan.questions.filter(({ followsUp }) => followsUp !== undefined);
      expect(open?.text).toContain(named);
      expect(plan.candidate.alsoOpen.map(({ text }) => text)).toEqual([rest]);
      expect(check(plan, brief)).toEqual([]);
    },
  );

  test('composePlan › with feedback on what one answer settles, with a CV and without › asks it at the start, unscored', () => {
    const previousFeedback =
      'I felt the loss of his father, and we could not ask about his own grief. Unclear why the last contract was not renewed.';
    for (const cv of [null, aCv(cvTexts[0] ?? '')]) {
      const brief = aBrief({ cv, previousFeedback, interviewType: 'final', position: positions[0] ?? {} });
      const plan = composePlan(brief, nextId);
      const [point, ...others] = plan.candidate.toSettle.filter(({ followsUp }) => followsUp);
      expect(point?.text).toContain('why the last contract was not renewed');
      expect(point?.leftOpen).toContain('Unclear why');
      expect(others).toEqual([]);
      // Bereavement is never asked about.
      expect(plan.questions.filter(({ followsUp }) => followsUp !== undefined)).toEqual([]);
      expect(check(plan, brief)).toEqual([]);
    }
  });

  test('composePlan › with the interviewer’s role › says it in the opening', () => {
    const intro = (userRole: string | null) => composePlan(aBrief({ userRole }), nextId).flow[0]?.script ?? '';
    expect(intro('Head of engineering')).toContain('I’m the head of engineering.');
    expect(intro('Head of engineering')).toContain('score right after each answer');
    expect(intro('Farm owner, with our vet')).toContain('score before you talk');
    expect(intro('Recruiter')).not.toContain('score ');
  });

  test.each([
    ['en', 'warm up', 'that is not in your CV'],
    ['uk', 'розминку', 'чого немає в резюме'],
  ] as const)('composePlan › with a CV in %s › opens with an unscored warm-up', (language, name, asked) => {
    // With the longest role allowed, the opening still stays within its limit.
    const userRole = 'Керівниця '.repeat(8);
    const planned = (text: string | null, durationMin: number) => {
      const brief = aBrief({ language, userRole, durationMin, cv: text === null ? null : aCv(text) });
      const plan = composePlan(brief, nextId);
      expect(check(plan, brief)).toEqual([]);
      return plan;
    };
    const warm = planned(cvTexts[0] ?? '', 60);
    expect(warm.flow[0]?.script).toContain(name);
    expect(warm.flow[0]?.script).toContain(asked);
    expect(JSON.stringify(warm.questions)).not.toContain(asked);
    for (const cold of [planned(null, 60), planned(cvTexts[0] ?? '', 15)]) {
      expect(cold.flow[0]?.script).not.toContain(asked);
    }
  });

  test('composePlan › over the rounds of one position › puts no question twice to one candidate', () => {
    for (const [index, position] of positions.slice(0, isFull ? 6 : 3).entries()) {
      const asked: string[] = [];
      const rounds = ['phone_screening', 'technical', 'behavioral', 'final'] as const;
      for (const interviewType of rounds) {
        const brief = aBrief({ interviewType, askedElsewhere: asked, position, cv: aCv(cvTexts[index % 2] ?? '') });
        const texts = composePlan(brief, nextId).questions.map(({ text }) => text);
        expect(texts.filter((text) => asked.includes(text))).toEqual([]);
        asked.push(...texts);
      }
    }
  });

  test('composePlan › another version of it › asks other questions from the CV, and as many', () => {
    const fromCv = (brief: PlanBrief, core: CoreBlock) =>
      composeTailoring(brief, core, nextId).questions.map(({ text }) => text);
    for (const [index, position] of positions.slice(0, 2).entries()) {
      const brief = aBrief({ position, cv: aCv(cvTexts[index % 2] ?? '') });
      const core = composeCore(brief, nextId);
      const first = fromCv(brief, core);
      const second = fromCv({ ...brief, replacedQuestions: first }, core);
      expect(second.length).toBe(first.length);
      expect(second.filter((text) => first.includes(text))).toEqual([]);
    }
    // Once every question has been used in some version, a known one returns.
    const brief = aBrief({ cv: aCv(cvTexts[0] ?? '') });
    const core = composeCore(brief, nextId);
    const every = cvQuestions.map(({ text }) => text.en.ask);
    expect(fromCv({ ...brief, replacedQuestions: every }, core).length).toBe(fromCv(brief, core).length);
  });

  test('composePlan › of two positions alike › shares at most half of the core questions', () => {
    const cores = 'abcdefghijklmnopqrst'
      .split('')
      .map((id) =>
        composeCore(aBrief({ position: { ...positions[2], id } }), nextId).questions.map(({ text }) => text),
      );
    const shares = cores.flatMap((one, index) =>
      cores.slice(index + 1).map((other) => one.filter((text) => other.includes(text)).length / one.length),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.5);
  });

  test('composePlan › of a CV that says nothing › invents nothing', () => {
    const brief = aBrief({ cv: aCv('Hobby: chess') });
    const plan = composePlan(brief, nextId);
    expect(plan.candidate.strengths).toEqual([]);
    expect(plan.candidate.areasToProbe.every(({ absence }) => absence !== undefined)).toBe(true);
    expect(plan.questions.every(({ block }) => block === 'core')).toBe(true);
  });

  test('composePlan › for 50 candidates › gives one core', () => {
    const core = composeCore(aBrief(), nextId);
    const hashes = Array.from({ length: 50 }, (_, index) => {
      const brief = aBrief({ cv: index % 3 === 0 ? null : aCv(cvTexts[index % 2] ?? '') });
      // Half from the stored core, half composed anew, as another worker would do.
      const plan = composePlan(brief, nextId, index % 2 === 0 ? core : undefined);
      return coreHash(plan);
    });
    expect(new Set(hashes)).toEqual(new Set([coreHash(core)]));
  });

  test.each([
    ['English teacher', 'You teach pupils of 11 to 16.', 'en', 'promise to tell nobody'],
    ['Вчитель математики', 'Ви навчаєте учнів 5–9 класів.', 'uk', 'пообіцяйте нікому не казати'],
    ['Nursery teacher', 'A room of twelve children of three.', 'en', 'locked in the dark'],
    ['Вихователь', 'Група в дитячому садку.', 'uk', 'замикають у темряві'],
    ['Youth worker', 'An open youth club.', 'en', 'at eleven at night'],
    ['Care assistant', 'A care home with 40 residents.', 'en', 'finger marks'],
    ['Доглядальниця', 'Пансіонат для літніх людей.', 'uk', 'сліди від пальців'],
  ] as const)('composePlan › of %s › asks once how those are kept safe', (title, description, language, said) => {
    const focusAreas =
      language === 'en'
        ? ['planning', 'families', 'teamwork', 'records', 'first aid']
        : ['планування', 'робота з родинами', 'команда', 'записи'];
    for (const interviewType of ['technical', 'behavioral', 'panel', 'final'] as const) {
      const position = { title, description, focusAreas };
      const brief = aBrief({ interviewType, language, position });
      const plan = composePlan(brief, nextId);
      const asked = plan.questions.filter(({ text }) => text.includes(said));
      expect(asked.map(({ mustAsk, block }) => [mustAsk, block])).toEqual([[true, 'core']]);
      expect(check(plan, brief)).toEqual([]);
      const elsewhere = aBrief({ interviewType, language, position, askedElsewhere: asked.map(({ text }) => text) });
      expect(composePlan(elsewhere, nextId).questions.some(({ text }) => text.includes(said))).toBe(false);
    }
  });

  test('composePlan › of a teacher whose recruiter names safeguarding › asks about it by itself, under that name', () => {
    const position = {
      title: 'English teacher',
      description: 'You teach pupils of 11 to 16.',
      focusAreas: ['behaviour', 'subject knowledge', 'adaptive teaching', 'parents', 'safeguarding'],
    };
    const plan = composePlan(aBrief({ durationMin: 45, position }), nextId);
    const asked = plan.questions.filter(({ text }) => text.includes('promise to tell nobody'));
    expect(asked.map(({ focusAreas }) => focusAreas)).toEqual([['safeguarding']]);
  });

  test('composePlan › of another version of the position › may ask something else', () => {
    const hashes = [1, 2, 3, 4, 5].map((version) => coreHash(composePlan(aBrief({ position: { version } }), nextId)));
    expect(new Set(hashes).size).toBeGreaterThan(1);
  });

  test('composePlan › in the other language › asks the same questions', () => {
    const kinds = languages.map((language) =>
      composePlan(aBrief({ language }), nextId).questions.map(({ competencyId, kind, difficulty }) => [
        competencyId,
        kind,
        difficulty,
      ]),
    );
    expect(kinds[0]).toEqual(kinds[1]);
  });

  test('composePlan › by role › chooses what the role needs', () => {
    const ids = (title: string, interviewType: InterviewType) =>
      composePlan(aBrief({ interviewType, position: { title } }), nextId).competencies.map(({ id }) => id);
    expect(ids('Backend developer', 'system_design')[0]).toBe('technical-design');
    expect(ids('Sales manager', 'technical')).not.toContain('technical-design');
    expect(ids('Медична сестра', 'technical')).not.toContain('engineering-practice');
  });

  test('composePlan › for a lead › raises the bar of the two upper bands', () => {
    const behavioursFor = (level: 'junior' | 'lead') =>
      composePlan(aBrief({ durationMin: 120, position: { level } }), nextId).questions.flatMap(({ anchors }) =>
        anchors.slice(3).flatMap(({ behaviours }) => behaviours),
      );
    const barsOf = (level: 'junior' | 'lead') =>
      competencies.flatMap(({ bars }) => [bars[level].strong.en, bars[level].exceptional.en]);
    expect(behavioursFor('lead').filter((text) => barsOf('lead').includes(text))).not.toEqual([]);
    expect(behavioursFor('lead').filter((text) => barsOf('junior').includes(text))).toEqual([]);
    expect(behavioursFor('junior').filter((text) => barsOf('junior').includes(text))).not.toEqual([]);
  });

  test('composePlan › of an hour of coding › is one task that has to be asked, with two questions around it', () => {
    const plan = composePlan(aBrief({ interviewType: 'coding', durationMin: 60 }), nextId);
    const core = plan.questions.filter(({ block }) => block === 'core');
    expect(core.map(({ kind }) => kind === 'task')).toEqual([false, true, false]);
    expect(core[1]).toMatchObject({ mustAsk: true });
    expect(core[1]?.expectedMin).toBeGreaterThanOrEqual(25);
  });

  test('composePlan › over a competency the AI named › still tailors', () => {
    const core = composeCore(aBrief(), nextId);
    const renamed = {
      ...core,
      competencies: core.competencies.map((competency, index) => ({ ...competency, id: `c${index}` })),
      questions: core.questions.map((question) => ({
        ...question,
        competencyId: `c${core.competencies.findIndex(({ id }) => id === question.competencyId)}`,
      })),
    };
    const brief = aBrief({ cv: aCv(cvTexts[0] ?? '') });
    const plan = composePlan(brief, nextId, renamed);
    expect(check(plan, brief)).toEqual([]);
    expect(plan.questions.some(({ block }) => block === 'cv')).toBe(true);
  });
});

describe('areas that know the same question', () => {
  const ids = Array.from({ length: 8 }, (_, at) => `00000000-0000-7000-8000-00000000000${String(at)}`);

  test.each([
    [
      'Executive Assistant',
      ['diary management', 'travel planning', 'board papers'],
      'Eight in the evening',
      'travel planning',
    ],
    ['Warehouse Supervisor', ['shift handover', 'motivation'], 'You could work elsewhere', 'motivation'],
  ] as const)('%s, %j › the question “%s …” › stands under “%s”', (title, focusAreas, begins, area) => {
    const found = ids.flatMap((id) => {
      const position = {
        id,
        version: 1,
        title,
        description: title,
        focusAreas: [...focusAreas],
        level: 'middle' as const,
      };
      const brief = { position, interviewType: 'technical' as const, durationMin: 60, language: 'en' as const };
      const { questions } = composePlan({ ...brief, cv: null, previousFeedback: null }, () => id);
      return questions.filter(({ text }) => text.startsWith(begins)).map((question) => question.focusAreas);
    });
    expect([...new Set(found.flat())]).toEqual([area]);
  });
});
