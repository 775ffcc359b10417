import { describe, expect, test } from 'vitest';
import { areAlike } from './likeness.ts';

const distinct = {
  en: [
    'Tell me about a time when you had to rebuild trust with a customer. What did you do, and what was the result?',
    'Tell me about a time when you had to stop a release. What did you do, and what was the result?',
    'Tell me about a time when you had to teach a junior colleague. What did you do, and what was the result?',
    'Tell me about a time when you disagreed with your manager. What did you do, and what was the result?',
    'Tell me about a time when you found a mistake in the accounts. What did you do, and what was the result?',
    'Tell me about a time when a supplier let you down. What did you do, and what was the result?',
    'Tell me about a time when you cut the cost of a process. What did you do, and what was the result?',
    'Tell me about a time when you had too little data to decide. What did you do, and what was the result?',
    'Tell me about a time when two deadlines collided. What did you do, and what was the result?',
    'Tell me about a time when you handled a safety incident. What did you do, and what was the result?',
    'Tell me about a time when you changed a plan halfway. What did you do, and what was the result?',
  ],
  uk: [
    'Розкажіть про випадок, коли вам довелося повертати довіру клієнта. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли вам довелося зупинити реліз. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли вам довелося навчати молодшого колегу. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли ви не погодилися з керівником. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли ви знайшли помилку у звітності. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли вас підвів постачальник. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли ви здешевили процес. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли для рішення бракувало даних. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли два терміни збіглися. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли сталася аварія на дільниці. Що ви зробили і який був результат?',
    'Розкажіть про випадок, коли план змінився на півдорозі. Що ви зробили і який був результат?',
  ],
};

const repeats = [
  ['How would you split a growing table?', 'Tell me how you would be splitting tables that keep growing.'],
  [
    'Tell me about a time when you had to rebuild trust with a customer.',
    'Describe a situation in which you rebuilt the trust of a customer. What was the outcome?',
  ],
  ['What do you check before a release goes live?', 'Walk me through what you check before releases go live.'],
  ['Розкажіть, як ви повертали довіру клієнта.', 'Опишіть випадок, коли вам довелося повернути довіру клієнтів.'],
  ['Що ви перевіряєте перед запуском насоса?', 'Поясніть, що саме перевіряєте перед запусками насосів.'],
] as const;

describe('areAlike', () => {
  test.each(['en', 'uk'] as const)(
    'areAlike › 55 pairs of distinct questions in one phrase, %s › are not',
    (language) => {
      const questions = distinct[language];
      const pairs = questions.flatMap((one, at) => questions.slice(at + 1).map((other) => [one, other] as const));
      expect(pairs).toHaveLength(55);
      expect(pairs.filter(([one, other]) => areAlike(one, other))).toEqual([]);
    },
  );

  test.each(repeats)('areAlike › %j and %j › ask for the same', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });
});
