import { expect, test } from 'vitest';
import { languageLevels, languageOf, saysLess } from './language-level.ts';

test.each([
  ['English C1, German B1', { english: 5, german: 3 }],
  ['Native Ukrainian and English B2', { ukrainian: 7, english: 4 }],
  ['fluent in German, French and English', { german: 5, french: 5, english: 5 }],
  ['English and German C1', { english: 5, german: 5 }],
  ['English, German C1', { english: undefined, german: 5 }],
  ['Limited working proficiency in Polish', { polish: 3 }],
  ['Українська — рідна; польська — зі словником; англійська В2', { ukrainian: 7, polish: 2, english: 4 }],
  ['Вільно володію англійською та німецькою', { english: 5, german: 5 }],
  ['Менеджер, «Хенкель Україна»; Germany, France', {}],
] as const)('languageLevels › of “%s” › are %j', (text, found) => {
  expect(Object.fromEntries(languageLevels(text))).toEqual(found);
});

test.each([
  ['German at B2', 'German B1', true],
  ['German at B2', 'German B2', false],
  ['German at B1', 'German B2', false],
  // not mentioned is not less
  ['German at B2', 'Worked in Berlin for six years', false],
  ['German at B2', 'English A1', false],
  ['German B2 or English B2', 'English C1, German A1', false],
  ['German B2 and English B2', 'English C1, German A1', true],
])('saysLess › %s beside “%s” › is %j', (asked, said, isLess) => {
  expect(saysLess(asked, said)).toBe(isLess);
});

test('languageOf › a word that begins as a language › is none', () => {
  expect(['polished', 'Finnishing', 'germany', 'Polish', 'польською'].map(languageOf)).toEqual([
    undefined,
    undefined,
    undefined,
    'polish',
    'polish',
  ]);
});
