import { expect, test } from 'vitest';
import { settlesWhole } from './settles-whole.ts';

test.each([
  [
    'Your ACLS runs to 02/2026: by when will you have a new card?',
    'BLS and ACLS, both current on day one',
    'en',
    false,
  ],
  ['Your BLS and your ACLS end in March: by when will both be renewed?', 'BLS and ACLS, both current', 'en', true],
  ['Would you work every other weekend?', 'Three 12s, 1845-0715, every other weekend', 'en', true],
  ['Until when may you work here?', 'Right to work in Ireland; no new permits', 'en', true],
  ['Чи діє ще ваше посвідчення МКБ?', 'Посвідчення ПТЕ та МКБ', 'uk', false],
  [
    'Your IOSH Managing Safely is from 2023: what have you taken since?',
    'NEBOSH General, or IOSH Managing Safely of the last three years',
    'en',
    true,
  ],
  ['When did you take your BLS?', 'BLS and ACLS, or ALS', 'en', false],
  ['Коли ви поновлюєте ITIL?', 'Чинний ITIL 4 Foundation або підготовка за COPC', 'uk', true],
  [
    'The certificate has to be there within twelve months. The assessment was put off twice. What was in the way?',
    "Cremator technician's certificate (FBCA or ICCM) or ready to gain it within twelve months",
    'en',
    true,
  ],
  ['What was in the way each time?', "A technician's certificate (FBCA or ICCM)", 'en', false],
  ['Що для посвідчення вже зроблено?', 'Посвідчення дактилолога або довідка УТОГ чи КНУ', 'uk', true],
  ['Коли ви складали ПТЕ, а коли МКБ?', 'Посвідчення ПТЕ та МКБ', 'uk', true],
] as const)('settlesWhole › %j in place of %j › %#', (point, requirement, language, whole) => {
  expect(settlesWhole(point, requirement, language)).toBe(whole);
});
