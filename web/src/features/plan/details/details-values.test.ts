import { describe, expect, it } from 'vitest';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { changedDetails } from './details-values.ts';

const base = {
  scheduledAt: '2026-11-24T10:00',
  userRole: 'Head of Engineering',
  previousFeedback: '',
  openPoints: null,
  adjustments: unadjusted,
  questionsInAdvance: false,
};

describe('changedDetails', () => {
  it('changedDetails › another time and an emptied role › sends the instant and null, and nothing else', () => {
    const values = { ...base, scheduledAt: '2026-11-24T11:30', userRole: '  ' };
    expect(changedDetails(base, values)).toEqual({
      scheduledAt: new Date('2026-11-24T11:30').toISOString(),
      userRole: null,
    });
  });

  it('changedDetails › nothing but blanks around › sends nothing', () => {
    expect(changedDetails(base, { ...base, userRole: ' Head of Engineering ' })).toEqual({});
  });

  it('changedDetails › a break chosen › sends it with the extra time that there was', () => {
    const adjustments = { extraTime: 0, breakMinutes: 5 } as const;
    expect(changedDetails(base, { ...base, adjustments })).toEqual({ adjustments });
    expect(changedDetails(base, { ...base, adjustments: { ...unadjusted } })).toEqual({});
    const questionsInAdvance = true;
    expect(changedDetails(base, { ...base, questionsInAdvance })).toEqual({ questionsInAdvance });
  });

  it('changedDetails › a line picked, or the note changed around it › sends what is picked, if the note still has it', () => {
    const noted = { ...base, previousFeedback: 'Thin on stock. Salary?', openPoints: ['Salary?'] };
    expect(changedDetails(noted, { ...noted, openPoints: [] })).toEqual({ openPoints: [] });
    expect(changedDetails(noted, { ...noted, previousFeedback: 'Salary?' })).toEqual({
      previousFeedback: 'Salary?',
      openPoints: ['Salary?'],
    });
    expect(changedDetails(noted, { ...noted, previousFeedback: 'Thin on stock.' })).toEqual({
      previousFeedback: 'Thin on stock.',
      openPoints: null,
    });
  });

  it('changedDetails › the time taken back › sends null', () => {
    expect(changedDetails(base, { ...base, scheduledAt: '' })).toEqual({ scheduledAt: null });
  });
});
