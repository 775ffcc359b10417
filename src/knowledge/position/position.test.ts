import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { areaHits } from '#knowledge/playbook/questions/topic-questions.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import { questionsForAreas } from './questions-for-areas.ts';
import { readPosition } from './read-position.ts';
import { suggestAreas } from './suggest-areas.ts';

describe('readPosition', () => {
  it.each([
    // a title on its own line, without what follows it
    [
      'Senior Backend Engineer (Node.js) — Kyiv, remote\nWe build payments.',
      'Senior Backend Engineer (Node.js)',
      'senior',
    ],
    ['Oak Lane Clinic\nRegistered Nurse, nights\nYou will care for patients.', 'Registered Nurse', null],
    [
      'Старша медична сестра хірургічного відділення\nВідділення: хірургія',
      'Старша медична сестра хірургічного відділення',
      'lead',
    ],
    ['Our sales team\nWe are looking for people.', null, null],
    ['SALES MANAGER | Leeds\n€40k', 'Sales manager', null],
    // by its label or its sentence
    ['About us: we sell.\nJob title: Lead Electrician\nLevel: senior', 'Lead Electrician', 'senior'],
    ['We are hiring an experienced payroll accountant to join us in Leeds.', 'Payroll accountant', null],
    ['Вакансія: Молодший бухгалтер\nОбов’язки: облік', 'Молодший бухгалтер', 'junior'],
    ['На виробництво потрібен електромонтер з досвідом від 5 років.', 'Електромонтер', 'senior'],
    // another grammatical case would not be a title
    ['Шукаємо медсестру до нашої клініки.', null, null],
    ['We are a friendly team.\nCome and join.', null, null],
    // two levels are no answer
    ['Middle/Senior QA Engineer\nWe test.', 'Middle/Senior QA Engineer', null],
    // by the years required
    ['Electrician\nRequirements:\n- 2-3 years of experience on sites', 'Electrician', 'middle'],
    ['Waiter\nNo experience needed.', 'Waiter', 'junior'],
    ['Electrician\nWe are a company with 25 years on the market.', 'Electrician', null],
  ])('a posting “%s” › read › is %j at level %j', (posting, title, level) => {
    expect(readPosition(posting)).toMatchObject({ title, level });
  });

  it.each([
    ['Nurse\nDepartment: Intensive care\nYou will …', 'Intensive care'],
    ['Медсестра\nВідділення: хірургія', 'хірургія'],
    ['Analyst\nYou join our Customer Insights team in May.', 'Customer Insights'],
    ['Analyst\nTeam: you will work with five analysts and two designers every day', null],
    ['Analyst\nYou join our friendly team.', null],
  ])('a posting “%s” › read › is of the department %j', (posting, department) => {
    expect(readPosition(posting).department).toBe(department);
  });
});

const backend = {
  title: 'Backend engineer',
  level: 'senior',
  description:
    'You will design REST APIs and keep PostgreSQL queries fast: indexes, query plans, migrations. You review code and are on call one week in five.',
} as const;

describe('suggestAreas', () => {
  it.each([
    ['en', { ...backend, focusAreas: [] }],
    [
      'uk',
      {
        title: 'Медична сестра',
        description: 'Уведення ліків за призначенням, перев’язки, передавання зміни, спілкування з родичами пацієнтів.',
        focusAreas: [],
      },
    ],
  ] as const)('a posting in %s › asked › gives areas that each bring a question of their own', (language, draft) => {
    const areas = suggestAreas(draft, language);
    expect(areas.length).toBeGreaterThan(0);
    const questions = questionsForAreas({ ...draft, level: 'middle', focusAreas: areas }, language);
    expect(questions.map(({ focusArea, isGeneral }) => [focusArea, isGeneral])).toEqual(
      areas.map((area) => [area, false]),
    );
  });

  it.each([
    // by a word of its name
    [
      'en',
      'Staff Nurse',
      'Discharge planning with the family. Handover at each shift change, in writing.',
      'Discharge',
    ],
    ['uk', 'Бухгалтерка', 'Закриття місяця за п’ять днів, звірка з банком.', 'Закриття місяця'],
    // by a word unique to the topic
    ['en', 'DevOps Engineer', 'You keep Terraform and AWS accounts in order.', 'Cloud and infrastructure as code'],
    ['uk', 'Медсестра пансіонату', 'Останні дні життя: біль, розмови з рідними.', 'Паліативна допомога'],
    // a topic of any trade, mentioned twice
    ['en', 'Night Porter', 'You work alone, nights and every second weekend, on call.', 'Shifts and working alone'],
    ['uk', 'Охоронниця', 'Нічні зміни й чергування у вихідні, позмінний графік.', 'Зміни й робота наодинці'],
  ] as const)(
    'a posting in %s for a %s: “%s” › asked › gives “%s”, which brings a question of its own',
    (language, title, description, area) => {
      const draft = { title, description, focusAreas: [], level: 'middle' } as const;
      expect(suggestAreas(draft, language)).toContain(area);
      expect(questionsForAreas({ ...draft, focusAreas: [area] }, language)).toMatchObject([{ isGeneral: false }]);
    },
  );

  it.each([
    // mentioned once in passing
    [
      'en',
      'Senior Backend Engineer',
      'You design services in TypeScript. On-call one week in four.',
      'Shifts and working alone',
    ],
    ['uk', 'Бекенд-розробниця', 'Ви проєктуєте сервіси. Чергування раз на чотири тижні.', 'Зміни й робота наодинці'],
    // a heading
    [
      'en',
      'Java Developer',
      'Responsibilities:\n- write services\nWhat you will complete: claims',
      'Reliable without supervision',
    ],
    // another branch
    [
      'en',
      'Senior Backend Engineer',
      'Design APIs in TypeScript, component tests, front-end contracts.',
      'State in the interface',
    ],
    // words of any job in the trade
    ['uk', 'Кухар гарячого цеху', 'Заготовка, віддача, вихідний у понеділок.', 'Риба та м’ясо'],
    ['en', 'Account Executive', 'Find customers, negotiate contracts, keep the CRM honest.', 'Leading sellers'],
    ['uk', 'Тімлід Python-розробки', 'Сервіси на Django, модульний моноліт.', 'Автоматизація тестування'],
    // what is offered
    ['en', 'Bookkeeper', 'You post bills.\nWe offer:\n- payroll run by an agency, salary slips on time', 'Payroll'],
  ] as const)('a posting in %s for a %s: “%s” › asked › does not give “%s”', (language, title, description, area) => {
    expect(suggestAreas({ title, description, focusAreas: [] }, language)).not.toContain(area);
  });

  it('an area of the playbook › under its own name › brings its own question', () => {
    const foreign = topicQuestions.flatMap((topic) =>
      languages.flatMap((language) => (areaHits(topic.name[language], topic) > 0 ? [] : [topic.name[language]])),
    );
    expect(foreign).toEqual([]);
  });

  it('an area that is suggested › chosen › is suggested no more', () => {
    const [first = ''] = suggestAreas({ ...backend, focusAreas: [] }, 'en');
    expect(suggestAreas({ ...backend, focusAreas: [first] }, 'en')).not.toContain(first);
  });

  it('a text without anything › asked › suggests nothing', () => {
    expect(suggestAreas({ title: 'Backend engineer', description: 'Hello.', focusAreas: [] }, 'en')).toEqual([]);
  });
});

describe('questionsForAreas', () => {
  it('an area of the trade and one of nobody’s › asked about › have a question of its own and a general one', () => {
    const asked = questionsForAreas({ ...backend, focusAreas: ['PostgreSQL', 'Zorbing galore'] }, 'en');
    expect(asked).toMatchObject([
      { focusArea: 'PostgreSQL', isGeneral: false },
      { focusArea: 'Zorbing galore', isGeneral: true, question: expect.stringContaining('Zorbing galore') },
    ]);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(2);
  });

  it.each(languages)(
    'areas that the playbook does not know, in %s › asked about › bring a sentence each',
    (language) => {
      const areas = Array.from({ length: 8 }, (_, index) => `Zorbing ${'abcdefgh'.charAt(index)}`);
      const asked = questionsForAreas({ ...backend, focusAreas: areas }, language);
      expect(asked.map(({ isGeneral }) => isGeneral)).toEqual(areas.map(() => true));
      const sentences = asked.map(({ question, focusArea }) => question.replace(focusArea, ''));
      expect(new Set(sentences).size).toBe(areas.length);
    },
  );

  it.each(languages)('the example of an empty form, in %s › is what the area brings', async (language) => {
    const texts = new URL(`../../../locales/${language}/positions.json`, import.meta.url);
    const { area, question } = JSON.parse(await readFile(texts, 'utf8')).areaQuestions.example;
    expect(questionsForAreas({ ...backend, title: '', description: '', focusAreas: [area] }, language)).toMatchObject([
      { question, isGeneral: false },
    ]);
  });

  it('no areas › asked about › are no questions', () => {
    expect(questionsForAreas({ ...backend, focusAreas: [] }, 'en')).toEqual([]);
  });
});
