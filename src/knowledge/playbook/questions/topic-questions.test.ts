import { describe, expect, test } from 'vitest';
import { chooseCompetencies } from '#knowledge/playbook/job/choose-competencies.ts';
import { branchFit } from '#knowledge/playbook/job/branches.ts';
import { questionsAbout, topicsOfJob } from './topic-questions.ts';

/**
 * Focus areas as recruiters enter them, sixty in each language over fourteen trades, written down before the first run.
 * Each row has the job title, the question that really asks about the area and, if another one was found at first, that
 * one: true of 32 of the 120. An empty question means that none in the playbook covered the area when the list was
 * judged.
 */
const areas: Readonly<
  Record<'en' | 'uk', readonly (readonly [title: string, area: string, right: string, wrong?: string])[]>
> = {
  en: [
    ['Accountant', 'month-end close', 'ac-shorter-close'],
    ['Accountant', 'VAT returns', 'at-return-before-deadline fa-input-vat'],
    ['Accountant', 'bank reconciliation', 'fa-supplier-statement ac-longest-difference'],
    ['Senior Accountant', 'audit preparation', 'fa-auditor-request at-auditor-asks-again'],
    ['Accounts Payable Clerk', 'supplier invoices', 'fa-supplier-statement ac-new-bank-details'],
    [
      'Payroll Specialist',
      'payroll accuracy',
      'ac-own-wrong-entry fa-payroll-nine-percent at-pay-run-query',
      'et-error-nearly-out',
    ],
    ['Line Cook', 'food allergens', 'fs-guest-with-allergen ks-other-stock-powder'],
    ['Line Cook', 'working clean under pressure', 'ks-fourteen-on-the-rail fs-service-fell-apart', 'ks-buffet-at-54'],
    ['Sous Chef', 'food cost', 'fs-waste-brought-down ks-from-29-to-34'],
    ['Head Chef', 'menu planning', 'ks-dish-in-its-third-week'],
    ['Barista', 'customer service', 'ks-steak-back-twice', 'fs-service-fell-apart'],
    ['UX Designer', 'user research', 'dp-four-days-no-money dc-watched-them-fail'],
    ['UX Designer', 'design systems', 'dp-detached-date-picker dc-two-brands-one-system'],
    ['Graphic Designer', 'print preparation', 'dc-built-differently'],
    ['Product Designer', 'working with developers', 'dp-transfer-by-wednesday dc-built-differently'],
    ['Backend Developer', 'API design', 'sb-page-nine-thousand design-field-meaning-change'],
    [
      'Backend Developer',
      'PostgreSQL performance',
      'design-slow-list-after-growth sb-plan-expects-twelve-rows',
      'sb-killed-every-twenty-hours sb-old-store-switched-off',
    ],
    ['Frontend Developer', 'accessibility', 'sf-dropdown-of-divs'],
    ['QA Engineer', 'test automation', 'sf-tests-thrown-out practice-flaky-test practice-choose-tests'],
    [
      'DevOps Engineer',
      'incident response',
      'sb-graphs-pointed-elsewhere practice-friday-release practice-own-production-fault',
    ],
    ['Backend Developer', 'message queues', 'sb-partition-seven-lags design-repeated-events'],
    ['Electrician', 'fault finding', 'el-contactor-does-not-pull-in'],
    ['Electrician', 'reading drawings', 'el-board-in-use', 'ws-drawing-does-not-add-up'],
    ['Electrician', 'health and safety', 'sw-stopped-job sw-prove-dead'],
    ['Maintenance Electrician', 'PLC basics', '', 'el-contactor-does-not-pull-in'],
    ['Welder', 'welding pipes', 'ws-weld-rejected'],
    ['Plumber', 'leak detection', 'ws-boiler-loses-pressure'],
    ['Logistics Coordinator', 'customs documents', 'mg-kilos-do-not-match', 'lg-leaning-pallet lg-border-closed'],
    ['Transport Planner', 'route planning', 'mg-rounds-run-late'],
    [
      'Warehouse Supervisor',
      'stock accuracy',
      'mg-seven-of-twelve mg-fast-movers-wrong lg-stock-difference',
      'et-error-nearly-out',
    ],
    ['Truck Driver', 'load securing', 'mg-axle-over lg-three-drops-one-trailer'],
    ['Performance Marketing Manager', 'Google Ads', 'mk-repair-and-manual mk-clicks-no-orders'],
    [
      'Marketing Manager',
      'campaign budget',
      'mk-campaign-by-numbers mk-budget-moved mk-stopped-spending mk-budget-cut',
    ],
    ['Content Writer', 'editing', ''],
    ['Social Media Manager', 'community management', 'mk-angry-post', 'mk-reel-every-day'],
    ['Staff Nurse', 'medication safety', 'cp-doubtful-order'],
    ['Staff Nurse', 'shift handover', 'cp-handover-lost'],
    ['ICU Nurse', 'deteriorating patients', 'nu-numbers-drift cp-got-worse'],
    ['Home Carer', 'dignity and respect', 'pc-fourth-day-no-wash'],
    ['Pharmacist', 'dispensing errors', 'pc-clarithromycin-with-warfarin'],
    ['Recruiter', 'sourcing', 'ph-eighty-messages rr-long-open-vacancy rr-nine-answers'],
    ['Recruiter', 'hiring manager relationships', 'ph-brief-turned rr-silent-manager', 'et-one-post-two-finalists'],
    ['HR Business Partner', 'employee relations', 'ph-told-in-confidence rr-complaint-about-manager'],
    ['HR Manager', 'onboarding', 'ph-five-on-monday'],
    [
      'Sales Manager',
      'pipeline management',
      'st-crm-forecast sl-forecast-missed sl-handed-over-in-crm sn-lost-sure-deal sn-old-pipeline',
    ],
    [
      'Sales Manager',
      'negotiation',
      'st-price-rise-call sl-ninety-days-and-freight sl-price-rise-told sn-asked-for-less',
    ],
    ['Account Executive', 'cold calling', 'sl-sixty-calls st-last-new-customer'],
    ['Key Account Manager', 'account growth', 'st-key-account-quiet', 'sl-champion-leaves'],
    ['Store Manager', 'shrinkage', 'sl-saturday-one-till'],
    ['Customer Support Associate', 'angry customers', 'cs-third-lost-parcel cf-angry-customer'],
    ['Customer Support Team Lead', 'quality monitoring', 'cs-faster-and-worse'],
    ['Help Desk Technician', 'ticket prioritisation', 'cs-monday-sixty-tickets cf-ten-requests-room-for-three'],
    ['Maths Teacher', 'classroom management', 'te-noise-at-the-back cr-class-nobody-wanted'],
    ['Primary School Teacher', 'lesson planning', 'cr-eight-lessons-no-posters', 'te-not-understood'],
    ['Special Education Teacher', 'individual education plans', 'cr-helper-writes-for-him', 'te-one-who-fell-behind'],
    ['Production Manager', 'OEE', 'pc-forty-short-stops'],
    ['Process Engineer', 'root cause analysis', 'pc-burr-in-three-of-eighty', 'pc-changed-in-series'],
    ['Quality Engineer', 'corrective actions', 'pc-burr-in-three-of-eighty'],
    ['Office Manager', 'vendor management', 'ofl-service-in-hand'],
    ['Legal Counsel', 'contract review', 'ofl-silent-acceptance lc-sign-by-five'],
  ],
  uk: [
    ['Бухгалтер', 'закриття місяця', 'ac-shorter-close'],
    ['Бухгалтер', 'ПДВ', 'fa-input-vat at-return-before-deadline'],
    ['Головна бухгалтерка', 'податкова звітність', 'fa-input-vat at-return-before-deadline', 'et-worst-value-reported'],
    ['Бухгалтер', 'первинні документи', 'fa-supplier-statement', 'ac-new-bank-details'],
    ['Бухгалтер із заробітної плати', 'нарахування зарплати', 'at-pay-run-query fa-payroll-nine-percent'],
    ['Кухар', 'санітарні норми', 'ks-buffet-at-54 fs-fridge-found-warm'],
    ['Су-шеф', 'калькуляція страв', 'ks-dish-in-its-third-week'],
    ['Шеф-кухар', 'керування кухнею', 'ks-fourteen-on-the-rail', 'pl-not-good-enough'],
    ['Кухар', 'робота в години пік', 'ks-fourteen-on-the-rail fs-service-fell-apart'],
    ['Офіціант', 'спілкування з гостями', 'ks-steak-back-twice', 'et-message-to-eleven fs-guest-with-allergen'],
    ['UX/UI дизайнер', 'прототипування', 'dp-transfer-by-wednesday', 'dc-watched-them-fail'],
    ['Графічний дизайнер', 'підготовка до друку', 'dc-built-differently'],
    ['Дизайнерка інтер’єрів', 'робота з замовником', 'dc-make-it-pop'],
    ['UX/UI дизайнер', 'дослідження користувачів', 'dp-four-days-no-money dc-watched-them-fail'],
    [
      'Розробник Python',
      'бази даних',
      'sb-plan-expects-twelve-rows sb-old-store-switched-off design-slow-list-after-growth',
    ],
    ['Фронтенд-розробник', 'React', 'sf-older-answer-wins sf-state-untangled'],
    ['Тестувальниця', 'тест-кейси', 'sf-four-days-into-one practice-choose-tests'],
    ['Розробник Java', 'код-рев’ю', 'sb-charge-inside-transaction'],
    ['Девопс-інженер', 'моніторинг', 'sb-graphs-pointed-elsewhere practice-noisy-alerts practice-nothing-in-logs'],
    ['Електромонтер з ремонту', 'електробезпека', 'sw-prove-dead'],
    ['Електрик', 'пошук несправностей', 'el-contactor-does-not-pull-in'],
    ['Електрик', 'читання схем', 'el-board-in-use el-contactor-does-not-pull-in', 'ws-drawing-does-not-add-up'],
    ['Зварювальник', 'якість швів', 'ws-weld-rejected', 'pc-burr-in-three-of-eighty ws-called-back'],
    ['Сантехнік', 'монтаж опалення', 'ws-boiler-loses-pressure'],
    ['Логіст-диспетчер міжнародних перевезень', 'робота з перевізниками', 'mg-rate-plus-twelve'],
    ['Менеджер з логістики', 'митне оформлення', 'mg-kilos-do-not-match', 'lg-border-closed'],
    ['Комірниця', 'інвентаризація', 'lg-stock-difference'],
    ['Водій-далекобійник', 'дотримання режиму праці', 'mg-tacho-readout'],
    ['Менеджер із закупівель', 'вибір постачальників', 'mg-supplier-turned'],
    ['Маркетологиня', 'контекстна реклама', 'mk-repair-and-manual mk-clicks-no-orders mk-campaign-by-numbers'],
    ['SMM-менеджерка', 'контент-план', 'mk-reel-every-day'],
    ['Маркетологиня', 'аналітика', 'mk-four-different-counts'],
    ['Контент-менеджерка', 'тексти без помилок', '', 'mk-two-versions mk-what-buyers-said'],
    ['Медична сестра', 'внутрішньовенні маніпуляції', 'nu-drip-arm-swells'],
    ['Медична сестра', 'спілкування з родичами', 'nu-relative-shouts', 'et-message-to-eleven'],
    ['Старша сестра медична', 'графік чергувань', ''],
    ['Медична сестра', 'стерильність', 'cp-isolation-room'],
    ['Лікарка-терапевтка', 'ведення документації', ''],
    ['Рекрутерка', 'пошук кандидатів', 'ph-eighty-messages', 'rr-offer-turned-down'],
    ['Рекрутерка', 'співбесіди', 'ph-screen-twenty-five rr-one-of-us'],
    ['HR-менеджерка', 'адаптація новачків', 'ph-five-on-monday'],
    ['HR-менеджерка', 'плинність кадрів', 'rr-five-resignations', 'ph-five-on-monday'],
    ['Менеджер з персоналу', 'кадрове діловодство', 'ph-order-dated-first'],
    ['Менеджер з продажу', 'холодні дзвінки', 'sl-sixty-calls st-last-new-customer'],
    [
      'Менеджер з продажу',
      'робота із запереченнями',
      'st-price-rise-call sl-skip-the-questions sl-ninety-days-and-freight sn-asked-for-less',
    ],
    [
      'Керівниця відділу продажів',
      'розвиток команди',
      'et-one-post-two-finalists st-rep-behind-plan sl-rep-below-plan pl-not-good-enough',
    ],
    ['Продавчиня-консультантка', 'викладка товару', '', 'sl-saturday-one-till'],
    ['Касирка', 'касова дисципліна', '', 'sl-saturday-one-till'],
    [
      'Фахівчиня підтримки клієнтів',
      'робота зі скаргами',
      'cs-third-lost-parcel cs-refund-beyond-rules cf-angry-customer',
    ],
    ['Оператор кол-центру', 'стресостійкість', 'cf-angry-customer cs-third-lost-parcel'],
    ['Фахівчиня підтримки клієнтів', 'знання продукту', 'cs-product-learnt-in-a-month cf-answer-you-do-not-know'],
    ['Учителька математики', 'дисципліна в класі', 'cr-class-nobody-wanted te-noise-at-the-back'],
    ['Вихователька дитячого садка', 'робота з батьками', 'cr-news-parents-did-not-want', 'te-parent-and-mark'],
    ['Учителька початкових класів', 'мотивація учнів', 'cr-class-nobody-wanted', 'et-good-one-slips'],
    ['Асистент вчителя', 'інклюзія', 'cr-helper-writes-for-him'],
    ['Інженер-технолог', 'зниження браку', 'pc-burr-in-three-of-eighty'],
    ['Оператор лінії', 'переналагодження', ''],
    ['Інженер з охорони праці', 'інструктажі', '', 'pc-near-misses-vanish'],
    ['Офіс-менеджерка', 'організація відряджень', 'ofl-flight-cancelled', 'ad-courier-at-ten'],
    ['Юрисконсульт', 'договірна робота', 'ofl-silent-acceptance lc-sign-by-five'],
  ],
};

function found(title: string, area: string, description = ''): readonly string[] {
  const position = { id: 'a', version: 1, title, description, focusAreas: [area], level: 'middle' } as const;
  const library = chooseCompetencies({ position, interviewType: 'technical' }).flatMap(({ questions }) => questions);
  const all = [...topicsOfJob(position), ...library.filter(branchFit(position))];
  return questionsAbout(
    [area],
    all.map((source) => ({ source })),
    'middle',
  ).map(({ source }) => source.id);
}

test('the list › in each language › is of sixty areas', () => {
  expect([areas.en.length, areas.uk.length]).toEqual([60, 60]);
});

const rows = [...areas.en, ...areas.uk].map(([title, area, right, wrong = '']) => ({ title, area, right, wrong }));

describe.each(rows)('$title, “$area”', ({ title, area, right, wrong }) => {
  test('questionsAbout › of the area › finds those that ask about it and not those that hold a word of it', () => {
    const ids = found(title, area);
    expect(ids).toEqual(expect.arrayContaining(right.split(' ').filter(Boolean)));
    expect(ids.filter((id) => wrong.split(' ').includes(id))).toEqual([]);
  });
});

describe('what is asked in any trade', () => {
  test.each([
    ['Customer Support Team Lead', 'AI / bot handover', 'shift handover'],
    ['Warehouse Shift Lead', 'temperature compliance', 'following the rules'],
    ['Cook', 'cooking for 60 on a budget', 'budget'],
  ])('%s, “%s” › of which one word is known › finds nothing that “%s” would', (title, area, known) => {
    const general = found(title, known).filter((id) => /^(?:et|ej)-/u.test(id));
    expect(found(title, area).filter((id) => general.includes(id))).toEqual([]);
  });

  test('“CI/CD” › a name with a stroke in it › is read as one', () => {
    expect(found('DevOps Engineer', 'CI/CD')).toContain('sf-pipeline-forty-eight-minutes');
  });
});

describe('houses of one trade', () => {
  test.each([
    [
      'Line Cook',
      'allergens',
      'À la carte restaurant, 80 covers.',
      'Care home with 60 residents.',
      'fs-guest-with-allergen',
    ],
    ['Кухар', 'алергени', 'Ресторан у центрі.', 'Шкільна їдальня.', 'fs-guest-with-allergen'],
    [
      'Electrician',
      'motor drives',
      'Production plant with packing lines.',
      'Housing association, tenants’ homes.',
      'el-drive-trips',
    ],
    ['Accountant', 'cost variances', 'A factory of pumps.', 'A dental clinic.', 'fa-sixteen-over'],
    [
      'Logistics Coordinator',
      'international transport',
      'A manufacturer of pumps.',
      'A haulier with its own fleet.',
      'lg-border-closed',
    ],
    ['Staff Nurse', 'discharge planning', 'Acute ward.', 'Outpatient clinic.', 'nu-discharge-at-two'],
    [
      'Recruiter',
      'sourcing',
      'High-volume hiring of drivers.',
      'Developers for a software company.',
      'rr-nine-answers',
    ],
    [
      'Педагогиня',
      'робота з батьками',
      'Учні початкової школи.',
      'Група дитячого садка, 3–4 роки.',
      'te-parent-and-mark',
    ],
  ])('%s, “%s” › in its own house and in another › is asked %s and not %s', (title, area, own, other, id) => {
    expect(found(title, area, own)).toContain(id);
    expect(found(title, area, other)).not.toContain(id);
  });
});
