import { expect, it } from 'vitest';
import { planFromCv } from './plan-from-cv.ts';

const planned = { status: 'planned', cvId: 'this', planVersion: 1, followsNewestCv: true } as const;
const running = { ...planned, status: 'in_progress' } as const;

it.each([
  ['one that runs beside one that is planned', [planned, running], 'running'],
  ['one that is planned', [planned], 'planned'],
  ['one whose CV was chosen, which keeps it', [{ ...planned, followsNewestCv: false }], undefined],
  ['one without a plan yet', [{ ...planned, planVersion: null }], undefined],
  ['one from another CV', [{ ...running, cvId: 'other' }], undefined],
  ['one that is over', [{ ...running, status: 'completed' as const }], undefined],
])('planFromCv › %s › %j is %s', (_case, interviews, found) => {
  expect(planFromCv(interviews, 'this')).toBe(found);
});
