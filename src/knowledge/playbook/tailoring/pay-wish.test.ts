import { expect, test } from 'vitest';
import { payWish } from './pay-wish.ts';

function wishIn(visible: string, posting: string, language: 'en' | 'uk') {
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines: [] };
  const point = payWish(cv, posting, language);
  const { start, end, quote } = point?.evidence ?? {};
  expect(visible.slice(start, end)).toBe(quote ?? visible);
  return point && { quote, basis: point.basis };
}

test.each([
  ['en', 'Notice: flexible\nSalary: €90k+', 'We offer:\n- €78,000-€88,000', 'Salary: €90k+', '€78,000-€88,000'],
  ['en', 'Ran two shops.\nLooking for $105K+ base', 'Pay: $82,000 base', 'Looking for $105K+ base', '$82,000 base'],
  [
    'uk',
    'Досвід 9 років\nОчікую: від 45 000 ставки. Можу вийти за тиждень.',
    'Даємо: 38–42 тис. грн, обіди.',
    'Очікую: від 45 000 ставки',
    '38–42 тис. грн',
  ],
  [
    'uk',
    'ОЧІКУВАННЯ\nСтавка від 55 000 грн. Готова почати з 15 січня.',
    'Гроші: 46 000 грн ставка.',
    'Ставка від 55 000 грн',
    '46 000 грн ставка',
  ],
  ['uk', 'від 52 000 грн на руки', 'Даємо: 42–50 тис. грн.', 'від 52 000 грн на руки', '42–50 тис. грн'],
] as const)('payWish › in %s of “%s” beside “%s” › is %s', (language, cv, posting, quote, basis) => {
  expect(wishIn(cv, posting, language)).toEqual({ quote, basis });
});

test('payWish › says both sums, and nothing of the posting’s sentence before', () => {
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', lines: [] };
  const asked = (visible: string, posting: string, language: 'en' | 'uk') =>
    payWish({ ...cv, pages: [{ number: 1, visible }] }, posting, language)?.text;
  expect(
    asked(
      'Львів – так. Очікую 220 тис. грн на руки, бонус понад це.',
      'Двічі на місяць Львів. 140–170 тис. грн на руки.',
      'uk',
    ),
  ).toBe(
    'В оголошенні сказано: «140–170 тис. грн на руки», а в резюме ви назвали 220 тис. грн. Чи підходить вам така оплата?',
  );
  expect(asked('Looking for $105K+ base', 'Pay: $82,000 base', 'en')).toBe(
    'The posting says “$82,000 base”, and your CV mentions $105K+. Does the offer work for you?',
  );
});

test.each([
  // within the offer, another currency, by the hour, another order of magnitude
  ['uk', 'Бажана зарплата 28–32 тис.', 'Даємо: 24–29 тис. грн.'],
  ['uk', 'Очікування: $1 100 net', 'Даємо: 32–38 тис. грн.'],
  ['en', 'Looking for around $45,000 a year', 'Pay: $41.20 an hour'],
  ['uk', 'Бажано керувати складом на 99 000 місць', 'Даємо: 38–42 тис. грн.'],
  // current pay, which is not asked about
  ['en', 'Current base $98,000, want to stay at it', 'Pay: $82,000 base'],
  ['uk', 'Отримую 45 000, очікую не менше', 'Даємо: 38–42 тис. грн.'],
  // the posting states no pay
  ['uk', 'Очікую від 45 000 грн', 'Пишіть нам.'],
] as const)('payWish › in %s of “%s” beside “%s” › is none', (language, cv, posting) => {
  expect(wishIn(cv, posting, language)).toBeUndefined();
});
