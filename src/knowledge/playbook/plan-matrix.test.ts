import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { interviewTypes, levels } from '#contracts/interviewing/plan/plan.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { checkPlan } from '#knowledge/plan/rules/check-plan.ts';
import { composePlan } from './compose-plan.ts';

/** Every plan of the matrix in the full run, an even sample otherwise. */
const plans = process.env['ASKWELL_TEST_FULL'] === '1' ? 2000 : 30;

const software = [
  'Backend developer',
  'Senior Frontend Engineer',
  'Розробник Python',
  'QA engineer',
  'DevOps engineer',
  'Android developer',
  'Системна адміністраторка',
  'Data engineer',
  'Full-stack developer',
  'Тестувальниця',
  'Site reliability engineer',
  'Java-розробниця',
  'Embedded software engineer',
  'iOS developer',
  'Програміст 1С',
];

const others: readonly (readonly [string, string, ...string[]])[] = [
  [
    'Registered nurse',
    'Responsibilities:\n- Care for eight patients per shift\nRequirements:\n- Valid NMC registration\n- Night shifts',
    'Patient assessment',
    'Handover',
  ],
  ['Медична сестра', 'Догляд за пацієнтами, робота в нічні зміни.', 'Внутрішньовенні маніпуляції', 'Документація'],
  [
    'Electrician',
    'You will install switchboards and find faults in control circuits.',
    'Fault finding',
    'Working near live parts',
  ],
  [
    'Електрик',
    'Вимоги: ІІІ група допуску з електробезпеки.',
    'Читання схем',
    'Пошук несправностей',
    'Ведення журналів',
  ],
  ['Accountant', 'You will close the month, reconcile bank accounts and file VAT returns.', 'Month-end closing', 'VAT'],
  ['Головний бухгалтер', 'Ведення обліку, звітність, розрахунки з постачальниками.', 'Податкова звітність'],
  ['Sales manager', 'Find new customers, negotiate contracts, keep the pipeline.', 'Negotiation', 'Forecasting'],
  ['Менеджерка з продажу', 'Пошук клієнтів, переговори, ведення угод.', 'Переговори', 'Робота із запереченнями'],
  ['Math teacher', 'Teach grades 7 to 9 and talk with parents.', 'Lesson planning', 'Assessment of pupils'],
  ['Вчителька математики', '', 'Планування уроків', 'Робота з різним рівнем'],
  ['Line cook', 'Prepare the grill station.', 'Mise en place', 'Food safety'],
  ['Шеф-кухар', 'Меню, закупівля, контроль кухні.', 'Собівартість страв', 'Чистота кухні'],
  ['Truck driver', 'Drive category C trucks.', 'Load securing', 'Route planning'],
  ['Водій-експедитор', 'Доставка вантажів областю.', 'Закріплення вантажу'],
  ['Warehouse clerk', 'Receive goods and keep stock.', 'Stocktaking', 'Forklift'],
  ['Диспетчерка автопарку', 'Планування рейсів.', 'Розклад рейсів', 'Дії при поломці'],
  ['Recruiter', 'Source and interview candidates.', 'Sourcing', 'Interviewing'],
  ['HR-менеджерка', 'Добір, адаптація, кадрові документи.', 'Адаптація новачків'],
  ['Lawyer', 'Draft contracts and answer claims.', 'Contract drafting', 'Claims'],
  ['Юрисконсульт', 'Договори, претензії.', 'Договірна робота', 'Претензії'],
  ['Office manager', 'Orders, contractors, travel.', 'Vendor contracts', 'Travel booking'],
  ['Діловод', '', 'Реєстрація документів', 'Архів'],
  ['Data entry clerk', 'Enter orders.', 'Accuracy', 'Speed of entry'],
  ['Marketing manager', 'Plan campaigns.', 'Campaign planning', 'Budget'],
  ['Маркетологиня', 'Реклама й контент.', 'Рекламні кампанії', 'Контент-план'],
  ['Graphic designer', 'Design packaging.', 'Typography', 'Print preparation'],
  ['Дизайнерка інтер’єрів', '', 'Креслення', 'Робота з підрядниками'],
  ['Civil engineer', 'Supervise construction sites.', 'Site supervision', 'Cost estimates'],
  ['Інженер-технолог', 'Технологічні карти, якість партій.', 'Технологічні карти', 'Брак'],
  ['Process engineer', 'Run a chemical line.', 'Process safety', 'Yield'],
  ['Production manager', 'Lead two shifts.', 'Shift planning', 'Scrap rate'],
  ['Plumber', '', 'Leak detection', 'Customer homes'],
  ['Зварювальник', '', 'Зварювання трубопроводів', 'Контроль швів'],
  ['Hotel receptionist', 'Greet guests.', 'Check-in', 'Complaints of guests'],
  ['Bartender', '', 'Stock of the bar', 'Responsible service'],
  ['Pharmacist', '', 'Dispensing checks', 'Advice to patients'],
  ['Лікар-терапевт', '', 'Диференційна діагностика', 'Ведення пацієнтів'],
  ['Store manager', 'Run a shop of 12 people.', 'Shrinkage', 'Rota planning'],
  ['Касирка', '', 'Касова дисципліна', 'Розмова з покупцями'],
  ['Logistics coordinator', '', 'Customs papers', 'Carrier choice'],
  ['Auditor', '', 'Sampling', 'Working papers'],
  ['Engineer', 'You will calculate pipe networks and write specifications.', 'Pipe networks', 'Specifications'],
  ['Інженер', 'Розрахунок вентиляції, кошториси.', 'Розрахунок вентиляції', 'Кошториси'],
  ['Security guard', 'Patrol the site at night.', 'Access control', 'Incident reports'],
  ['Product manager', 'Own a catalogue of furniture.', 'Price lists', 'Supplier talks'],
];

/** What only somebody who writes or operates software can answer. */
const softwareTerms =
  /\b(?:flaky|pull request|deploy\w*|refactor\w*|code (?:review|base)|API|cache|database|migration|microservice\w*|unit test\w*|rollback|logs show|one request|builds?\b(?= fail))\b|(?<!\p{L})(?:деплой|рефактор\p{L}*|реліз\p{L}*|кешу|мікросервіс\p{L}*|базі? даних|міграці\p{L}|відкат\p{L}*)/iu;

const cv = `Worker, Firm Ltd, 2016–2022
• Introduced a checklist for handover, which cut repeated work by 30 %
• Trained four new colleagues over two years
• Kept the records of daily work in order for the whole site`;

function briefs(): readonly PlanBrief[] {
  const jobs = [
    ...software.map((title) => ({
      title,
      description: '',
      areas: ['Code review', 'Робота з інцидентами'],
      isSoftware: true,
    })),
    ...others.map(([title, description, ...areas]) => ({ title, description, areas, isSoftware: false })),
  ];
  const lengths = [15, 30, 45, 60, 90, 120];
  return Array.from({ length: plans }, (_, index): PlanBrief => {
    // Step sizes without a common divisor visit every combination.
    const job = jobs[(index * 7) % jobs.length] ?? { title: '', description: '', areas: [], isSoftware: false };
    const round = Math.floor(index / jobs.length);
    return {
      position: {
        id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        version: 1 + round,
        title: job.title,
        description: job.description,
        focusAreas: job.areas,
        level: levels[index % levels.length] ?? 'middle',
      },
      interviewType: interviewTypes[(index + round) % interviewTypes.length] ?? 'technical',
      durationMin: lengths[(index + 2 * round) % lengths.length] ?? 60,
      language: languages[(index + Math.floor(index / 2)) % 2] ?? 'en',
      cv: null,
    };
  });
}

let counter = 0;
function newId(): string {
  counter += 1;
  return `01900000-0000-7000-8001-${counter.toString(16).padStart(12, '0')}`;
}

describe('the matrix of jobs', () => {
  test('jobs › by their number › are sixty, of which forty-five are not of software', () => {
    expect([software.length, others.length]).toEqual([15, 45]);
  });

  test(
    `composePlan › of ${plans} jobs, types, languages and lengths › names every focus area in a core question, keeps every rule and asks software questions of software jobs alone`,
    { timeout: 600_000 },
    () => {
      const wrong: string[] = [];
      for (const brief of briefs()) {
        const { title, focusAreas } = brief.position;
        const where = `${title}, ${brief.interviewType}, ${brief.durationMin}, ${brief.language}`;
        const plan = composePlan(brief, newId);
        for (const { rule } of checkPlan(plan, null).problems) wrong.push(`${where}: ${rule}`);
        const core = plan.questions.filter(({ block }) => block === 'core');
        for (const area of focusAreas) {
          // A trade question carries the area's name as its category; any other contains it.
          const named = core.some(
            ({ text, category, focusAreas: own }) =>
              own.includes(area) && (text.includes(area) || category.includes(area)),
          );
          if (!named) wrong.push(`${where}: nothing asks about ${area}`);
        }
        if (!software.includes(title)) {
          for (const { text } of core) if (softwareTerms.test(text)) wrong.push(`${where}: ${text}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test(
    'composePlan › with a CV and without › gives every candidate the same minutes for a core question',
    { timeout: 600_000 },
    () => {
      for (const brief of briefs().slice(0, plans / 4)) {
        const lines = [...cv.matchAll(/[^\n]+/g)].map((match) => ({
          page: 1,
          start: match.index,
          end: match.index + match[0].length,
          quote: match[0],
        }));
        const person = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible: cv }], lines };
        const minutes = [null, person].map((one) =>
          composePlan({ ...brief, cv: one }, newId)
            .questions.filter(({ block }) => block === 'core')
            .map(({ text, expectedMin }) => `${expectedMin} ${text}`),
        );
        expect(minutes[0]).toEqual(minutes[1]);
      }
    },
  );
});
