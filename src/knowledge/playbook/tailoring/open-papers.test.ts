import { expect, test } from 'vitest';
import { openPapers } from './open-papers.ts';

function askedOf(visible: string, posting: string, language: 'en' | 'uk') {
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines: [] };
  const points = openPapers(cv, posting, [], language);
  for (const { evidence } of points) expect(visible.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  return points.map(({ text }) => text);
}

test.each([
  [
    'en',
    '- BLS, expired 09/2025, booked for next month',
    'BLS is a must.',
    'Your CV says “BLS, expired 09/2025, booked for next month”. Where does that stand today?',
  ],
  [
    'uk',
    'Посвідчення стропальника, прострочене у 2024',
    'Потрібне посвідчення стропальника.',
    'У вашому резюме сказано: «Посвідчення стропальника, прострочене у 2024». Як із цим сьогодні?',
  ],
  [
    'en',
    `Welding certificate, ${'plates and pipes of many sizes, '.repeat(7)}expired`,
    'A welding certificate.',
    'Your CV mentions a licence or certificate that is expiring or not finished. Where does that stand today?',
  ],
] as const)('openPapers › in %s of “%s” beside “%s” › asks: %s', (language, cv, posting, text) => {
  expect(askedOf(cv, posting, language)).toEqual([text]);
});

test.each([
  ['a paper of another job', 'Forklift licence, expired 2022', 'We look for a nurse.'],
  ['a contract', 'Fixed term contract, not renewed, HGV licence used', 'HGV licence and a contract.'],
  ['studies', 'Bachelor degree in nursing, not finished', 'A nurse with a degree and a licence.'],
  ['a paper in force', 'Forklift licence, 2022', 'A forklift licence.'],
])('openPapers › of %s › asks nothing', (_what, cv, posting) => {
  expect(askedOf(cv, posting, 'en')).toEqual([]);
});

test.each([
  ['en', 'First aid at work, valid to March 2031', 'First aid at work. Start by 1 May 2029.'],
  ['en', 'Rebuilt the licence register: lapsed cards from 90 to 4', 'Keep the licence register.'],
  [
    'uk',
    'Посвідчення стропальника, чинне до 09.2031',
    'Потрібне посвідчення стропальника. Вихід до 1 травня 2029 року.',
  ],
] as const)(
  'openPapers › in %s of “%s”, valid well beyond the start or work of others › asks nothing',
  (language, cv, posting) => {
    expect(askedOf(cv, posting, language)).toEqual([]);
  },
);

test('openPapers › of a paper that a requirement asks for › stands in place of the requirement', () => {
  const cv = { cvId: 'cv', pages: [{ number: 1, visible: 'IPAF card, expires 3 May 2029' }], lines: [] };
  const required = { text: '', kind: 'licence', basis: 'PASMA or IPAF card in date when you start', index: 4 } as const;
  const [point] = openPapers(cv, 'PASMA or IPAF card. Start by 1 May 2029.', [required], 'en');
  expect(point).toMatchObject({ requirement: 4, evidence: { quote: 'IPAF card, expires 3 May 2029' } });
});
