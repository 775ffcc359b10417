import { expect, test } from 'vitest';
import { meant } from './meant.ts';

test.each([
  ['Are you married?', 'en', '"Are you married" as marital status'],
  // Misread only in a remark.
  ['No tinnitus caseload since April 2021.', 'en', 'as health'],
  ['Names the valve first.', 'en', 'This is meant: "Names the valve first.".'],
] as const)('meant › %j › says which word is read as which matter', (text, language, said) => {
  expect(meant(text, language)).toContain(said);
});
