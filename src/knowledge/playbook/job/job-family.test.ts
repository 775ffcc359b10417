import { expect, test } from 'vitest';
import { jobFamily } from './job-family.ts';

test.each([
  ['Senior Backend Engineer', 'software'],
  ['QA', 'software'],
  ['.NET Developer', 'software'],
  ['Розробниця Python', 'software'],
  ['Data engineer', 'software'],
  ['Data Analyst', 'data'],
  ['Data entry clerk', 'administration'],
  ['Оператор введення даних', 'administration'],
  ['UX designer', 'design'],
  ['Product Manager', 'product'],
  ['Production manager', 'plant'],
  ['Менеджер із продажу', 'sales'],
  ['Customer Success Manager', 'support'],
  ['Головний бухгалтер', 'finance'],
  ['HR Partner', 'people'],
  ['Інженер-технолог', 'plant'],
  ['Civil engineer', 'plant'],
  ['Process engineer', 'plant'],
  ['Електрик', 'trades'],
  ['Медична сестра', 'health'],
  ['Шеф-кухар', 'food'],
  ['Вчителька математики', 'education'],
  ['Диспетчерка', 'logistics'],
  ['Юрисконсульт', 'legal'],
  // the word alone is used in several trades, so the posting decides
  ['Engineer', undefined],
  ['Інженер', undefined],
  ['Team lead', undefined],
  // three letters inside a longer word are not an abbreviation
  ['Bilingual guide', undefined],
  ['X', undefined],
] as const)('jobFamily › of “%s” › is %s', (title, family) => {
  expect(jobFamily({ title })).toBe(family);
});
