import { describe, expect, it } from 'vitest';
import { requiredIn, unmetOf } from './unmet-requirements.ts';

describe('requiredIn', () => {
  it.each([
    ['“Valid NMC registration”: do you have this?', 'Valid NMC registration'],
    ['«чинна реєстрація»: чи є це у вас?', 'чинна реєстрація'],
    ['Which of the two dates is right?', 'Which of the two dates is right?'],
  ])('requiredIn › %s › is %s', (asked, required) => {
    expect(requiredIn(asked)).toBe(required);
  });
});

describe('unmetOf', () => {
  it('unmetOf › yes, no, open and not asked › has what is not met apart from what is open, asked or not', () => {
    const points = [
      { text: 'Licence', answer: 'yes' },
      { text: 'Nights', answer: 'no' },
      { text: 'English', answer: 'open' },
      { text: 'A car', answer: null },
    ] as const;
    expect(unmetOf(points)).toEqual({ notMet: [points[1]], open: [points[2], points[3]] });
  });
});
