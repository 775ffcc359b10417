import { expect, test } from 'vitest';
import { holdsOrReckons, isFounded } from './is-founded.ts';

const en = 'Cut checkout latency from 900 ms to 200 ms by moving reads to a PostgreSQL replica';
const uk = 'Провела переїзд 14 сервісів на Kubernetes, 40 000 повідомлень за хвилину';

test.each([
  ['Cut latency to 200 ms with a replica of PostgreSQL.', en, 'en', true],
  ['System design: the line names figures from before and after.', en, 'en', true],
  ['The candidate moved reads away from the main database.', en, 'en', true],
  ['Cut latency to 100 ms.', en, 'en', false],
  ['Knows PostgreSQL and Kafka in depth.', en, 'en', false],
  ['Cut latency for Amazon.', en, 'en', false],
  ['Probably led the whole move to a replica.', en, 'en', false],
  ['The line suggests experience with large systems.', en, 'en', false],
  ['Перевела 14 сервісів на Kubernetes.', uk, 'uk', true],
  ['Обробляла 40,000 повідомлень за хвилину.', uk, 'uk', true],
  ['Перевела 15 сервісів на Kubernetes.', uk, 'uk', false],
  ['Працювала з Terraform під час переїзду.', uk, 'uk', false],
  ['Схоже, керувала командою.', uk, 'uk', false],
  ['Мабуть, сама ухвалювала рішення.', uk, 'uk', false],
  ['Возить до Чехії та через Польщу.', 'Міжнародні рейси: Польща, Чехія', 'uk', true],
  ['Працює у Києві, на Подолі.', 'гібрид (Київ, Поділ, двічі на тиждень)', 'uk', true],
  ['Працює у Львові.', 'гібрид (Київ, Поділ, двічі на тиждень)', 'uk', false],
  ['Возить до Румунії.', 'Міжнародні рейси: Польща, Чехія', 'uk', false],
  ['Два дні на тиждень у Луцьку й Сарнах', 'два дні на тиждень – Луцьк і Сарни', 'uk', true],
  ['Два дні на тиждень у Луцьку й Сумах', 'два дні на тиждень – Луцьк і Сарни', 'uk', false],
  ['Підписує КЕПом, з Посвідченням про категорію', 'свій КЕП, посвідчення про категорію', 'uk', true],
  ['Підписує КЕПом, з Медичною Книжкою', 'медична книжка', 'uk', false],
  ['Англійська від B1', 'англійська не нижче В1', 'uk', true],
  ['Англійська від C1', 'англійська не нижче В1', 'uk', false],
] as const)('isFounded › %j › beside its quote is %s', (remark, quote, language, founded) => {
  expect(isFounded(remark, { quote, known: ['System design'] }, language)).toBe(founded);
});

const posting = {
  en: 'You carry 18 to 22 requisitions in Workday at a time.',
  uk: 'Ви ведете 18–22 вакансії у Workday.',
};

test.each([
  ['Carries 15 requisitions at a time; here it is 18 to 22.', 'Carried 15 requisitions at once', 'en', true],
  ['Carries 15 requisitions, and this position means Workday.', 'Carried 15 requisitions at once', 'en', true],
  ['Runs small accounts; here it is c. 18 to 22 requisitions.', 'Runs small accounts', 'en', true],
  ['Carries 22 requisitions at a time.', 'Carried 15 requisitions at once', 'en', false],
  ['Knows Workday well; the posting asks for 22 requisitions.', 'Carried 15 requisitions at once', 'en', false],
  ['Here the candidate will carry 30 requisitions.', 'Carried 15 requisitions at once', 'en', false],
  ['Веде 15 вакансій, а на цій посаді їх 22.', 'Вела 15 вакансій водночас', 'uk', true],
  ['Веде 15 вакансій; на цій посаді їх 18–22 одночасно.', 'Вела 15 вакансій водночас', 'uk', true],
  ['Веде 22 вакансії водночас.', 'Вела 15 вакансій водночас', 'uk', false],
] as const)(
  'isFounded › %j › of a quote %j › %s, with the posting, is founded: %s',
  (remark, quote, language, founded) => {
    expect(isFounded(remark, { quote, posting: posting[language], known: [] }, language)).toBe(founded);
  },
);

const nursing =
  'Care for 5 patients per night (6 when census is over 26). BSN preferred, or enrolled within 12 months of hire.';

test.each([
  ['The present ratio is 4:1; here it is 5 patients per night, 6 when census is over 26.', '22 beds, ratio 4:1', true],
  [
    '18 of 30 BSN credits are complete and the program is paused; here a BSN is preferred, or enrolled within 12 months of hire.',
    'RN-to-BSN, 18 of 30 credits complete. Paused',
    true,
  ],
  ['Here it is 5 patients per night, the candidate has had 6.', '22 beds, ratio 4:1', false],
  ['Has had 6 patients, here it is 5.', '22 beds, ratio 4:1', false],
  ['Here a hire is advised.', '22 beds, ratio 4:1', false],
])('isFounded › %j › a clause that goes on about the job may name its figures: %#', (remark, quote, founded) => {
  expect(isFounded(remark, { quote, posting: nursing, known: [] }, 'en')).toBe(founded);
});

test.each([
  [
    '2 days a week in Carrickmoyle, Tuesday and Thursday',
    '2 days in Carrickmoyle, Tues + Thurs, for everyone',
    'en',
    true,
  ],
  ['2 days in Carrickmoyle, Monday & Thursday', '2 days in Carrickmoyle, Tues + Thurs, for everyone', 'en', false],
  ['Start in September or Oct', 'We start in Sept. or October', 'en', true],
  ['Графік з Пн до Пт', 'працюємо з понеділка до п’ятниці', 'uk', true],
  ['Графік з Пн до Сб', 'працюємо з понеділка до п’ятниці', 'uk', false],
] as const)('isFounded › %j › days and months of %j may be shortened: %#', (text, quote, language, founded) => {
  expect(isFounded(text, { quote, known: [] }, language)).toBe(founded);
});

test.each([
  ['On call 1 week in 4', 'after-hours roster, one week in four', 'en', true],
  ['On call 1 week in 5', 'after-hours roster, one week in four', 'en', false],
  ['Чергування 1 раз на 4 тижні', 'чергування один раз на чотири тижні', 'uk', true],
  ['Чергування 1 раз на 3 тижні', 'чергування один раз на чотири тижні', 'uk', false],
] as const)('isFounded › %j › a number of %j may be said as a figure: %#', (text, quote, language, founded) => {
  expect(isFounded(text, { quote, known: [] }, language)).toBe(founded);
});

const site = 'Harrow Lane runs three cremators. Ми надаємо переклад УЖМ і працюємо у Workday.';

test.each([
  ['One check turned into three, each by two people: just what went wrong at Harrow Lane.', 'en', true],
  ['One check turned into three, at Harrow Lane too.', 'en', false],
  ['One check turned into three: they led it at Harrow Lane.', 'en', false],
  ['Harrow Lane: one check turned into three.', 'en', false],
  ['УЖМ рідна; тут треба говорити з глухими без перекладача', 'uk', true],
  ['ЖМУ рідна; тут треба говорити з глухими без перекладача', 'uk', false],
] as const)(
  'isFounded › %j › names of the employer and initials of what its quote names: %#',
  (remark, language, is) => {
    const quote =
      language === 'en'
        ? 'Changed the check from one to three, each by two people standing there.'
        : 'Українська жестова мова – рідна';
    expect(isFounded(remark, { quote, posting: site, known: [] }, language)).toBe(is);
  },
);

test.each([
  ['УЖМ: на медичні теми ще треба перекладача', true],
  ['Workday: на медичні теми ще треба перекладача', false],
  ['На медичні теми з УЖМ ще треба перекладача', false],
])('isFounded › %j › the matter it begins with is named by the posting and the CV: %s', (remark, is) => {
  const quote = 'на медичні й юридичні теми ще потребує перекладача';
  const cv = `УКРАЇНСЬКА ЖЕСТОВА МОВА\nКурси, три ступені: «${quote}»`;
  expect(isFounded(remark, { quote, posting: site, known: [], cv }, 'uk')).toBe(is);
});

test('isFounded › a figure of the posting in a remark about the person alone › has no ground', () => {
  expect(isFounded('Here it is 22.', { quote: 'Carried 15 requisitions at once', known: [] }, 'en')).toBe(false);
});

test.each([
  ['You asked for £200 a day and we pay up to £180: that is £20 more.', 'Wants £200 a day. £160 to £180 a day', true],
  ['Wheat 1,150 and maize 1,400 ha make 2,550 ha.', 'wheat 1150, maize 1 400', true],
  ['You asked for £200 a day: that is £20 more.', 'Wants £200 a day. £160 to £180 a day', false],
  ['You asked for £200 a day and we pay up to £180: that is £25 more.', 'Wants £200 a day. up to £180 a day', false],
  ['You asked for £200 a day: £400 for two.', 'Wants £200 a day', false],
  ['Між лютим і жовтнем 2025 року місця роботи не вказано.', '01.2024 — 02.2025, 10.2025 — тепер', true],
  ['Посвідчення діє до 17.12.2026.', 'дійсне до 17.12.2026', true],
  ['Посвідчення діє до 17.12.2027.', 'дійсне до 17.12.2026', false],
  ['Two years at 8 % are told.', 'two years, 8 %', true],
  ['41 of 320 is 13 %.', '41 shops, 320 in all', true],
  ['41 of 320 is 15 %.', '41 shops, 320 in all', false],
  ['15 a month of €1,150 are €17,250.', '15 a month, average €1,150', true],
  ['A bonus of up to 40 % of the rate: is that 34,000 a month?', 'rate 85,000, bonus up to 40 %', true],
  ['A bonus of up to 40 % of the rate: is that 36,000 a month?', 'rate 85,000, bonus up to 40 %', false],
  ['With 380 to 450 a night.', 'from 1.4 to 0.9 by the end of 2023 380 to 450 shuffles a night', true],
])('holdsOrReckons › %s › told %s: %s', (text, told, holds) => {
  expect(holdsOrReckons(text, told)).toBe(holds);
});
