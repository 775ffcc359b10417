import { describe, expect, it } from 'vitest';
import { clashesWith, spanOf } from './clashes.ts';

const at = (time: string) => `2027-03-01T${time}:00.000Z`;
const other = {
  id: 'other',
  status: 'planned',
  scheduledAt: at('10:00'),
  startedAt: null,
  lengthMinutes: 60,
} as const;

function clashes(time: string, minutes: number, change: object = {}, except?: string): boolean {
  return clashesWith([{ ...other, ...change }], spanOf(at(time), minutes), except).length > 0;
}

describe('clashesWith', () => {
  it.each([
    ['ends as the other begins', '09:00', 60, false],
    ['ends a moment after the other begins', '09:00', 65, true],
    ['begins as the other ends', '11:00', 60, false],
    ['begins before the other ends', '10:55', 15, true],
    ['lies within the other', '10:15', 30, true],
    ['holds the whole other', '09:30', 120, true],
    ['is the same time', '10:00', 60, true],
    ['is on the other side of midnight', '23:30', 90, false],
  ])('an interview that %s › %s for %d minutes › clashes: %s', (_, time, minutes, clash) => {
    expect(clashes(time, minutes)).toBe(clash);
  });

  it.each([
    ['a draft', { status: 'draft' }, true],
    ['one that runs', { status: 'in_progress', startedAt: at('10:00') }, true],
    ['one that was begun later than planned', { status: 'in_progress', startedAt: at('10:40') }, false],
    ['one that is over', { status: 'completed', startedAt: at('10:00') }, false],
    ['one that was cancelled', { status: 'cancelled' }, false],
    ['one without a time', { scheduledAt: null }, false],
  ])('%s › clashes at its time: %s', (_, change, clash) => {
    expect(clashes('10:00', 30, change)).toBe(clash);
  });

  it('an interview › does not clash with itself', () => {
    expect(clashes('10:00', 60, {}, 'other')).toBe(false);
  });
});
