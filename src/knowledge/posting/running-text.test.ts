import { expect, test } from 'vitest';
import { readRequirements } from './read-requirements.ts';

// Postings in running text, without a list of requirements: what is demanded stands beside duties and descriptions.
test.each([
  [
    'en',
    'Swim teacher for a council pool in Derby. You teach groups of eight and hand over to the lifeguard. You must hold the Level 2 swimming teacher award, and you will work most Saturdays. You give basic life support to a swimmer until the ambulance comes.',
    ['the Level 2 swimming teacher award', 'work most Saturdays'],
  ],
  [
    'en',
    'We repair lifts across Fife. This is a job for somebody with an NVQ Level 3 in lift engineering and five years on the road. You carry out LOLER inspections, issue certificates to the client and keep the permit book. A full driving licence is essential.',
    ['an NVQ Level 3 in lift engineering', 'five years on the road', 'A full driving licence'],
  ],
  [
    'en',
    'Pharmacy technician, Truro. Registration with the GPhC is needed from day one, and two years in a hospital dispensary. You check licences of unlicensed specials with the supplier. The dispensary is open 8 to 8; you work three late evenings a fortnight.',
    ['Registration with the GPhC', 'two years in a hospital dispensary', 'work three late evenings a fortnight'],
  ],
  [
    'en',
    'Our bakery wants a night baker. The shift runs from 10pm to 6am, five nights a week, and the successful applicant will have worked at least two years with sourdough. You train apprentices for their Level 2 diploma.',
    ['The shift runs from 10pm to 6am, five nights a week', 'worked at least two years with sourdough'],
  ],
  [
    'en',
    'Tour guide in York. Fluent German is required, Italian would be welcome. Applicants should hold the Green Badge and be free at weekends from April. You answer first aid calls until help arrives.',
    ['Fluent German', 'the Green Badge', 'free at weekends from April'],
  ],
  [
    'en',
    'Care home manager. The post requires a Level 5 diploma in leadership and registration with the CQC. You renew the fire certificate, book DBS checks for new staff and deliver safeguarding training.',
    ['a Level 5 diploma in leadership', 'registration with the CQC'],
  ],
  [
    'en',
    'Crane operator for a port. Candidates without a valid CPCS card cannot be considered. The role involves twelve-hour shifts, four on and four off. You check slingers’ cards before each lift.',
    ['a valid CPCS card', 'twelve-hour shifts, four on and four off'],
  ],
  [
    'en',
    'Finance manager for a charity in Cardiff. You will be a qualified accountant (ACCA or CIMA) with three years after qualifying. The team prepares licence returns for lotteries. You spend two days a week in the office.',
    ['a qualified accountant (ACCA or CIMA)', 'three years after qualifying', 'spend two days a week in the office'],
  ],
  [
    'uk',
    'Шукаємо інструкторку з плавання в басейн у Черкасах. Ви навчаєте групи по вісім дітей і надаєте допомогу, доки їде швидка. Обов’язково мати посвідчення рятувальника. Працюємо й у суботу: кожна друга субота робоча.',
    ['посвідчення рятувальника', 'Працюємо й у суботу: кожна друга субота робоча'],
  ],
  [
    'uk',
    'Ремонтуємо ліфти по області. Беремо людину з IV групою з електробезпеки та трьома роками на ліфтах. Ви видаєте допуски бригаді й перевіряєте посвідчення. Без водійських прав категорії B не візьмемо.',
    ['IV групою з електробезпеки', 'трьома роками на ліфтах', 'водійських прав категорії B'],
  ],
  [
    'uk',
    'Аптека в Луцьку. Приймемо фармацевта з сертифікатом провізора. Аптека працює з 8 до 20, ваша зміна по 12 годин, два через два. Ви звіряєте сертифікати на кожну серію.',
    ['сертифікатом провізора', 'ваша зміна по 12 годин, два через два'],
  ],
  [
    'uk',
    'Нічний пекар. Зміна з 22:00 до 6:00, п’ять ночей на тиждень. Маєте щонайменше два роки роботи з житньою закваскою. Ви навчаєте учнів перед кваліфікаційним іспитом.',
    ['Зміна з 22:00 до 6:00, п’ять ночей на тиждень', 'щонайменше два роки роботи з житньою закваскою'],
  ],
  [
    'uk',
    'Гід у Кам’янці-Подільському. Необхідна вільна німецька, італійська буде перевагою. Потрібен дозвіл на право ведення екскурсій і готовність працювати у вихідні. Ви викликаєте лікаря й надаєте першу допомогу.',
    ['вільна німецька', 'дозвіл на право ведення екскурсій', 'готовність працювати у вихідні'],
  ],
  [
    'uk',
    'Керівник будинку догляду. Посада вимагає вищої медичної освіти та стажу керівництва від п’яти років. Ви поновлюєте ліцензію закладу, оформляєте медичні книжки працівникам і проводите навчання.',
    ['вищої медичної освіти', 'стажу керівництва від п’яти років'],
  ],
  [
    'uk',
    'Кранівник у порт. Кандидатів без чинного посвідчення машиніста крана не розглядаємо. Робота передбачає 12-годинні зміни, чотири через чотири. Ви перевіряєте посвідчення стропальників.',
    ['чинного посвідчення машиніста крана', '12-годинні зміни, чотири через чотири'],
  ],
  [
    'uk',
    'Фінансовий менеджер благодійного фонду, Ужгород. Претендент повинен мати сертифікат ACCA або CIMA та від трьох років після іспиту. Команда готує ліцензійні звіти. Два дні на тиждень ви в офісі.',
    ['сертифікат ACCA або CIMA', 'від трьох років після іспиту', 'Два дні на тиждень ви в офісі'],
  ],
] as const)('readRequirements › in %s of running text “%s” › are %j', (language, posting, found) => {
  expect(readRequirements(posting, language).map(({ basis }) => basis)).toEqual(found);
});

test.each([
  ['en', 'You know the lanes of the county and have a clean driving licence.', ['a clean driving licence']],
  ['en', 'You support a person with epilepsy and issue certificates to carers.', []],
  ['en', 'You must hold the Monday meeting with the Crown team.', []],
  [
    'en',
    'You will complete your first aid certificate within 3 months.',
    ['complete your first aid certificate within 3 months'],
  ],
  ['en', 'You work without supervision and cannot be reached on the road.', []],
  ['uk', 'Знаєте місто й маєте права категорії B.', ['Знаєте місто й маєте права категорії B']],
  ['uk', 'Ви оформлюєте посвідчення студентам і ведете журнал.', []],
  ['uk', 'Працюємо без вихідних змін.', []],
] as const)('readRequirements › in %s of “%s” › tells a duty from a requirement: %j', (language, posting, found) => {
  expect(readRequirements(posting, language).map(({ basis }) => basis)).toEqual(found);
});
