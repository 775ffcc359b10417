import { expect, it } from 'vitest';
import { isOtherName } from './is-other-name.ts';

it.each([
  ['the same', 'Maksym Bondar', 'Maksym Bondar', false],
  ['in another order and case', 'BONDAR Maksym', 'Maksym Bondar', false],
  ['with a second name', 'Бондар Максим Олегович', 'Максим Бондар', false],
  ['with an accent less', 'Jonas Lindqvist', 'Jónas Lindqvist', false],
  ['with another apostrophe', "Дем'ян Лук’янчук", 'Демʼян Лукʼянчук', false],
  ['with an initial', 'M. Bondar', 'Maksym Bondar', false],
  ['in another alphabet', 'Maksym Bondar', 'Максим Бондар', false],
  ['without letters', '—', 'Maksym Bondar', false],
  ['of somebody else', 'Maksym Bondar', 'Ada Example', true],
  ['of somebody with the same family name', 'Iryna Bondar', 'Maksym Bondar', true],
])('isOtherName › a name %s › is told from another one', (_of, inCv, name, expected) => {
  expect(isOtherName(inCv, name)).toBe(expected);
});
