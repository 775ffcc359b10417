import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test.each([
  ['How did you move the database?', 'uk', 'en'],
  ['Як ви переносили базу даних?', 'en', 'uk'],
  ['Як ви переносили PostgreSQL і Kafka?', 'uk', 'uk'],
  ['PostgreSQL, TypeScript', 'uk', 'uk'],
  ['Led the migration of 40 services', 'uk', 'en'],
  ['Your CV says “Відділ кадрів”: what did you do there yourself, step by step?', 'en', 'en'],
  ['You wrote “Відділ кадрів, з 2010 року до 2014”. Which part?', 'en', 'en'],
  ['«Вітаю, дякую, що прийшли»', 'en', 'uk'],
  ['120 / 40', 'uk', 'uk'],
  ['120 / 40', 'en', 'en'],
] as const)('languageOfText › %s in a plan in %s › is %s', (text, language, expected) => {
  expect(languageOfText(text, language)).toBe(expected);
});
