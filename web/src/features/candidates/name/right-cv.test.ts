import { expect, it } from 'vitest';
import { emailOf } from './right-cv.ts';

const other = (email: string | null) => ({ cvId: 'cv', name: 'Maksym Bondar', email });

it.each([
  ['typed, of a CV without one', 'ada@example.com', other(null), 'ada@example.com'],
  ['typed, beside another one in the CV', 'ada@example.com', other('maksym@example.com'), 'ada@example.com'],
  ['read from a CV in another name', 'Maksym@example.com', other('maksym@example.com'), null],
  ['read from their own CV', 'ada@example.com', null, 'ada@example.com'],
  ['none', null, other('maksym@example.com'), null],
])('emailOf › an address %s › is theirs unless somebody else’s CV has it', (_of, email, otherName, expected) => {
  expect(emailOf({ name: 'Ada Example', email, otherName })).toBe(expected);
});
