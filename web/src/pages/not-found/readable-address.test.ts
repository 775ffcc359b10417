import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['as it is', '/nowhere/at/all', '/nowhere/at/all'],
  ['in Ukrainian', '/%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D1%96%D1%8F', '/вакансія'],
  ['with a broken escape', '/100%', '/100%'],
  ['too long', `/${'a'.repeat(400)}`, `/${'a'.repeat(159)}…`],
])('readableAddress › a path %s › is written as a person reads it', (_of, path, text) => {
  expect(readableAddress(path)).toBe(text);
});
