import { expect, it } from 'vitest';
import type { CvText } from '#contracts/hiring/cvs.ts';
import { otherNameAtHead } from './other-name-at-head.ts';

function aCv(visible: string, quote: string): CvText {
  const start = visible.indexOf(quote);
  const name = { page: 1, start, end: start + quote.length, quote };
  const profile = { name, email: null, headline: null, roles: [], skills: [], education: [], languages: [] };
  return {
    cvId: '019a9f3e-0000-7000-8000-000000000000',
    pages: [{ number: 1, visible }],
    hidden: { characters: 0, instructions: false, samples: [] },
    profile,
  };
}

const below = 'a '.repeat(100);

it.each([
  ['somebody else’s', 'Maksym Bondar\nEngineer', 'Maksym Bondar', 'Maksym Bondar'],
  ['somebody else’s, in capitals', 'MAKSYM BONDAR\nEngineer', 'MAKSYM BONDAR', 'Maksym Bondar'],
  ['the candidate’s', 'Ada Example\nEngineer', 'Ada Example', undefined],
  ['read far below', `ENGINEER\n${below}Leaving Cert`, 'Leaving Cert', undefined],
  ['under the candidate’s own', 'ADA EXAMPLE\nKind Regards\nEngineer', 'Kind Regards', undefined],
])('otherNameAtHead › a name %s › counts at the head alone', (_of, text, read, expected) => {
  expect(otherNameAtHead(aCv(text, read), 'Ada Example')).toBe(expected);
});

it('otherNameAtHead › above an address in another alphabet › counts', () => {
  expect(otherNameAtHead(aCv('Максим Бондар\nmaksym@example.com', 'Максим Бондар'), 'Ада Приклад')).toBe(
    'Максим Бондар',
  );
});
