import { describe, expect, test } from 'vitest';
import { isFoundIn, matching } from './matching.ts';

describe('isFoundIn', () => {
  test.each([
    ['Staff Nurse, Acute Ward', 'nurse', true],
    ['Staff Nurse, Acute Ward', ' ward  STAFF ', true],
    ['Staff Nurse, Acute Ward', 'nurse dublin', false],
    ['Медична сестра', 'СЕСТРА', true],
    ['Anything', '', true],
  ])('isFoundIn › %j, asked for %j › %s', (text, query, found) => {
    expect(isFoundIn(text, query)).toBe(found);
  });
});

test('matching › some begin with the first word › they come first, the others keep their order', () => {
  const entries = ['New position', 'Dashboard', 'Positions', 'Posted'].map((label) => ({ label }));
  expect(matching(entries, 'po').map(({ label }) => label)).toEqual(['Positions', 'Posted', 'New position']);
  expect(matching(entries, '').map(({ label }) => label)).toEqual(['New position', 'Dashboard', 'Positions', 'Posted']);
});
