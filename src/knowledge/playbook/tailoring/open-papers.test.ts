import { expect, test } from 'vitest';
import { openPapers } from './open-papers.ts';

function askedOf(visible: string, posting: string, language: 'en' | 'uk') {
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines: [] };
  const points = openPapers(cv, posting, language);
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
    'Your CV mentions a licence or certificate that is expiring or not finished. When will it be valid?',
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
