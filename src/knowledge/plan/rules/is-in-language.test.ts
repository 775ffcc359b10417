import { expect, test } from 'vitest';
import { isInLanguage } from './is-in-language.ts';

test.each([
  ['What did you measure?', 'en', true],
  ['Як ви працювали з Kafka, PostgreSQL і Kubernetes?', 'uk', true],
  ['What did you measure?', 'uk', false],
  ['Що саме ви виміряли?', 'en', false],
  ['The line «Спроєктувала сервіс» names no result of the work that was done there', 'en', true],
  ['Как вы это измеряли и объясняли?', 'uk', false],
  ['Замість паузи стоїть await expect(page.locator(".toast")).toBeVisible().', 'uk', true],
  ['await expect(page.locator(".toast")).toBeVisible() and then wait for the message', 'uk', false],
  ['names the step (and its reason)', 'uk', false],
  ['42', 'uk', true],
] as const)('isInLanguage › %j as %s › is %s', (text, language, expected) => {
  expect(isInLanguage(text, language)).toBe(expected);
});

test.each([
  ['Kafka, PostgreSQL, Kubernetes', 'uk', true],
  ['names the step and its reason', 'uk', false],
  ['Ви написали: «Led a migration of fourteen services». Що було вашим?', 'uk', true],
  ['You wrote “Провела переїзд чотирнадцяти сервісів”. What was yours?', 'en', true],
] as const)('isInLanguage › names and quoted words: %j as %s › is %s', (text, language, expected) => {
  expect(isInLanguage(text, language)).toBe(expected);
});
