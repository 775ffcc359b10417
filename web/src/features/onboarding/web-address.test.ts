import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each([
  ['acme.com', 'https://acme.com'],
  [' https://acme.com/jobs ', 'https://acme.com/jobs'],
  ['http://пошта.укр', 'http://пошта.укр'],
  ['acme', undefined],
  ['acme com', undefined],
  ['mailto:olena@acme.com', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%j › as the address of a website › is %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
