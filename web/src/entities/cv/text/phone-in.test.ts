import { expect, it } from 'vitest';
import { phoneIn } from './phone-in.ts';

it.each([
  ['international', 'Kyiv · +380 67 123 45 67 · a@example.com', '+380 67 123 45 67'],
  ['with a zero', 'тел. (067) 123-45-67', '(067) 123-45-67'],
  ['behind a word', 'Phone: 202-555-0142-1\nWork', '202-555-0142-1'],
  ['a bare zero', '0671234567', '0671234567'],
  ['years', 'Experience\nAcme, 2019 - 2024', undefined],
  ['an amount', 'Saved 1 200 000 000 a year', undefined],
  ['a date', 'born 01.02.1990', undefined],
  ['none', 'Maksym Bondar', undefined],
  ['far down', `${'a '.repeat(900)}+380 67 123 45 67`, undefined],
])('phoneIn › %s › is found where it is one', (_of, text, phone) => {
  expect(phoneIn(text)).toBe(phone);
});
