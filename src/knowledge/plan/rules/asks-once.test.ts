import { expect, test } from 'vitest';
import { asksOnce } from './asks-once.ts';

test.each([
  ['Describe a release that went wrong. What did you do first?', true],
  ['Tell me about a time when you lost a customer. What did you do, and what was the result?', true],
  ['You wrote “Why us? Why now?”. Which part of it was yours alone?', true],
  ['How did you decide, and why?', true],
  ['Really?! What made you stop', true],
  ['What went wrong? And who noticed?', false],
  ['What did you check, why did you check it, and how did you report it, and what came of it?', false],
  ['Describe the incident. Explain the repair.', false],
  [
    'Describe how you plan a shift, how you hand it over, what you write down, and what you do when somebody is missing.',
    false,
  ],
  ['Розкажіть про рішення, яке ви скасували, коли з’явилися нові дані. Що змінилося?', true],
  ['Що ви перевірили, і чому саме це, і як повідомили, і хто відповів?', false],
  ['Опишіть аварію. Поясніть причину.', false],
] as const)('asksOnce › %j › is %s', (text, once) => {
  expect(asksOnce(text)).toBe(once);
});
