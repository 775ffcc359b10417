import { describe, expect, test } from 'vitest';
import { minimisePages, minimiseText } from './minimise.ts';

const known = { name: 'Olena Kovalenko' };

function minimised(visible: string, person: Parameters<typeof minimisePages>[1] = known): string {
  return minimisePages([{ number: 1, visible }], person)[0]?.visible ?? '';
}

describe('minimisePages', () => {
  test.each([
    ['the name that is known', 'Olena KOVALENKO led a team', /olena|kovalenko/i],
    ['a name in another alphabet at the top', 'Олена Коваленко\nІнженерка\nОлена керувала групою', /Олена|Коваленко/],
    ['an e-mail address', 'Write to o.k+jobs@mail.example.ua today', /@|mail\.example/],
    ['an international number', 'Call +380 (67) 123-45-67 any time', /\d/],
    ['a local number', 'тел: 067 123 45 67', /\d/],
    ['a number with dots', 'M 044.123.45.67', /\d/],
    ['a profile', 'linkedin.com/in/olena-k and https://olena.dev/cv', /linkedin|olena|https/],
    ['a handle', 'Telegram @olena_k', /olena_k/],
    ['a birth date', 'Date of birth: 12.03.1990', /1990|birth/],
    ['a birth date in Ukrainian', 'Дата народження: 12 березня 1990 р.', /1990|народження/],
    ['a birth date in a sentence', 'Born on 12 March 1990 in the north', /1990/],
    ['an age', 'Вік: 34', /34/],
    ['an address', 'Address: 12 Green Street, Lviv 79000', /Green|79000/],
    ['an address without its label', '12 Green Oak Street, Lviv', /Green/],
    ['an address in Ukrainian', 'вул. Зелена, 12, Львів', /Зелена/],
    ['marital status', 'Marital status: married', /married/],
    ['a nationality', 'Громадянство: Україна', /Україна/],
  ])('minimisePages › %s › is gone', (_what, text, gone) => {
    expect(minimised(text)).not.toMatch(gone);
  });

  test.each([
    'Cut latency from 900 ms to 200 ms for 40 000 users',
    'Senior engineer, Acme, 2019–2024',
    'Senior engineer, 2019 - 2024',
    'Budgets of 1 200 000 000 UAH',
    'Raised revenue by 1 200 000 UAH in 2023',
    'Pay: 95 000–120 000 UAH, after a year 100 000 - 130 000',
    'Pay: 30 000 UAH and a bonus after 60 days (600–900 UAH for each), (1200–1500 a month)',
    'Budgets of 45 000-60 000, 1 200 000–2 000 000 and 1 200 000 — 2 000 000 UAH',
    'Led a migration of 14 services',
    'Маркетинг і продажі, 2018 – 2022',
    'Software Engineer',
  ])('minimisePages › of work: %s › stays as it is', (line) => {
    expect(minimised(line)).toBe(line);
  });

  test.each([
    [
      'Pay in the range. I would go on living in Newark, about 70 minutes from the site, until 2028. Notice eight weeks.',
      'Pay in the range. I would go on , about 70 minutes from the site, until 2028. Notice eight weeks.',
    ],
    [
      'Зарплата від 60 000. Живу в Лубнах, 40 хв до заводу. Вихід за місяць.',
      'Зарплата від 60 000. , 40 хв до заводу. Вихід за місяць.',
    ],
    ['Currently living in Derby. Notice four weeks.', '. Notice four weeks.'],
    ['Мешкаю за адресою вул. Зелена, 12, м. Львів', ''],
    ['Living at 12 Green St. Leeds', ''],
  ])(
    'minimisePages › where somebody lives, within a line: %s › goes alone, what is said beside it stays',
    (line, left) => {
      expect(minimised(line).replaceAll(/ {2,}/gu, ' ').replaceAll(' .', '.').trim()).toBe(left);
    },
  );

  test('minimisePages › a qualification in brackets behind a name › is none of its words', () => {
    const text = minimised('MARIE TOLLAND, RN (Adult)\n\nNMC: Adult nurse', null);
    expect(text).toContain('RN (Adult)');
    expect(text).toContain('Adult nurse');
    expect(minimised('Marie (Mimi) Tolland\nMimi led it', null)).not.toMatch(/Mimi|Tolland/u);
  });

  test('minimisePages › a degree behind a name in capitals › stays where it was taken, and the name goes', () => {
    const text = minimised('CERYS ANNE MADDOCKS FBDO\n\nEducation\n- FBDO, 2014\n- Cerys taught it', {
      name: 'C. Maddocks',
    });
    expect(text).toContain('- FBDO, 2014');
    expect(text).not.toMatch(/cerys|maddocks/i);
  });

  test('minimisePages › a declined name › is gone', () => {
    const text = minimised('Рекомендація для Коваленка Тараса', { name: 'Тарас Коваленко' });
    expect(text).not.toMatch(/Коваленк|Тарас/);
  });

  test('minimisePages › every offset › points to the same place', () => {
    const visible = 'Olena Kovalenko\nolena@example.com\nCut latency by half 🙂\nмоб: +380671234567';
    const result = minimised(visible);
    expect(result).toHaveLength(visible.length);
    const at = visible.indexOf('Cut latency');
    expect(result.slice(at, at + 11)).toBe('Cut latency');
  });

  test('minimisePages › a title at the top › is not taken for a name', () => {
    expect(minimised('Senior Developer\nSenior tester for two years', null)).toContain('Senior tester');
  });
});

test('minimiseText › of feedback › keeps what was said without whom', () => {
  const text = minimiseText('Olena explained the outage well; call her on +380671234567.', known);
  expect(text).toContain('explained the outage well');
  expect(text).not.toMatch(/Olena|380/);
});

test('minimisePages › one letter over and over, as long as a CV may be › takes time that grows with its length', () => {
  const long = 'Ж'.repeat(120_000);
  expect(minimised(long)).toBe(long);
});

test('minimisePages › a name that is a word as well › goes where it is written as a name, and nowhere else', () => {
  const person = { name: 'Will May' };
  const text = minimised('WILL MAY\nWill led the team. It will grow, and it may not. May was asked to stay.', person);
  expect(text).not.toMatch(/WILL|MAY|Will|May/);
  expect(text).toContain('It will grow, and it may not.');
});

test('minimisePages › a name made of the words of a job › takes none of them from the text', () => {
  const text = 'Senior developer of services\nLed two developers';
  expect(minimised(text, { name: 'Senior Developer' })).toBe(text);
});
