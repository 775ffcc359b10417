import { expect, test } from 'vitest';
import { hasUndrawnSigns, withoutUndrawnSigns } from './undrawn-signs.ts';

test.each([
  ['Hello 👋 there', 'Hello there'],
  ['See you soon 👩🏽‍💻🇺🇦!', 'See you soon!'],
  ['👋© Acme', '© Acme'],
  ['1️⃣ Bring a laptop ✔', '1 Bring a laptop'],
  ['☎ 555 01 23 ❤️ дякуємо', ' 555 01 23 дякуємо'],
])('undrawn signs › in “%s” › are found, and left out with the space before them', (text, left) => {
  expect(hasUndrawnSigns(text)).toBe(true);
  expect(withoutUndrawnSigns(text)).toBe(left);
});

test.each(['Їжак № 5 — 20 °C, Acme™ © 2026 • «так»', '王小明', 'نور'])(
  'undrawn signs › in “%s” › are none, and nothing is left out',
  (text) => {
    expect(hasUndrawnSigns(text)).toBe(false);
    expect(withoutUndrawnSigns(text)).toBe(text);
  },
);
