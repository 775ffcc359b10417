import { expect, test } from 'vitest';
import { protectedPeople } from './protected-people.ts';

test.each([
  ['English teacher', 'You teach pupils of 11 to 16.', 'pupils'],
  ['Вчителька початкових класів', 'Ви навчаєте дітей 1–4 класів.', 'pupils'],
  ['School nurse', 'You look after 900 students.', 'pupils'],
  ['Шкільний психолог', 'Ліцей на 700 учнів.', 'pupils'],
  ['Nursery practitioner', 'A room of twelve.', 'small-children'],
  ['Nanny', 'Two children.', 'small-children'],
  ['Вихователь', 'Група в дитячому садку.', 'small-children'],
  ['Youth worker', 'An open youth club.', 'young-people'],
  ['Вожата', 'Літній табір.', 'young-people'],
  ['Care assistant', 'A care home with 40 residents.', 'people-in-care'],
  ['Доглядальниця', 'Пансіонат для літніх людей.', 'people-in-care'],
  ['Driving instructor', 'Our driving school.', undefined],
  ['Welding instructor', 'Our welding school trains adults for the metal trades.', undefined],
  ['English teacher', 'Evening school: pupils of 16 and adults.', 'pupils'],
  ['Майстер виробничого навчання', 'Училище, учні 15–18 років.', 'young-people'],
  ['Corporate trainer', 'You train adults.', undefined],
  ['Університетський викладач', 'Курс для студентів.', undefined],
  ['Продавець дитячого одягу', 'Магазин для дітей.', undefined],
  ['Accountant', 'The books of a nursing home with 40 residents.', undefined],
  ['Registered nurse', 'A surgical ward.', undefined],
  ['Backend developer', 'Software for schools and children.', undefined],
] as const)('protectedPeople › %s, %s › %s', (title, description, expected) => {
  expect(protectedPeople({ title, description, focusAreas: [] })).toBe(expected);
});
