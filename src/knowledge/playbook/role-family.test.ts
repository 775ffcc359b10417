import { expect, test } from 'vitest';
import { roleFamily } from './role-family.ts';

test.each([
  ['Senior Backend Engineer', '', 'engineering'],
  ['QA', '', 'engineering'],
  ['.NET Developer', '', 'engineering'],
  ['Розробниця Python', '', 'engineering'],
  ['Data Analyst', 'Works with engineers and developers of the software team.', 'data'],
  ['UX designer', '', 'design'],
  ['Product Manager', '', 'product'],
  ['Менеджер із продажу', '', 'sales'],
  ['Customer Success Manager', '', 'support'],
  ['Головний бухгалтер', '', 'operations'],
  ['HR Partner', '', 'people'],
  // three letters inside a longer word are no abbreviation
  ['Bilingual guide', '', 'any'],
  ['Our new colleague', 'You will write software in Java.', 'engineering'],
  ['X', '', 'any'],
] as const)('roleFamily › of “%s” with “%s” › is %s', (title, description, family) => {
  expect(roleFamily({ title, description })).toBe(family);
});
