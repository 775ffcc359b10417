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

it.each<readonly [string, CvText, string | undefined, string?]>([
  ['somebody else’s', aCv('Maksym Bondar\nEngineer', 'Maksym Bondar'), 'Maksym Bondar'],
  [
    'above an address in another alphabet',
    aCv('Максим Бондар\nmaksym@example.com', 'Максим Бондар'),
    'Максим Бондар',
    'Ада Приклад',
  ],
  ['the candidate’s', aCv('Ada Example\nEngineer', 'Ada Example'), undefined],
  ['read far below', aCv(`ENGINEER\n${below}Leaving Cert`, 'Leaving Cert'), undefined],
  ['under the candidate’s own', aCv('ADA EXAMPLE\nKind Regards\nEngineer', 'Kind Regards'), undefined],
])('otherNameAtHead › a name %s › counts at the head alone', (_of, cv, expected, name = 'Ada Example') => {
  expect(otherNameAtHead(cv, name)).toBe(expected);
});
