import { describe, expect, it } from 'vitest';
import { countUnmet, nameOfPoint, requiredIn, unmetOf } from './unmet-requirements.ts';

describe('requiredIn', () => {
  it.each([
    ['“Valid NMC registration”: do you have this?', 'Valid NMC registration'],
    ['«чинна реєстрація»: чи є це у вас?', 'чинна реєстрація'],
    ['The posting says: “A licence”. Do you hold this?', 'A licence'],
    ['В оголошенні сказано: «права категорії B». Чи маєте ви це?', 'права категорії B'],
    ['Which of the two dates is right?', undefined],
  ])('requiredIn › %s › is %s', (asked, required) => {
    expect(requiredIn(asked)).toBe(required);
  });
});

describe('nameOfPoint', () => {
  it.each([
    ['«чинна реєстрація»: чи є це у вас?', 'Чинна реєстрація'],
    [
      'Your CV says “NMC registration, expired in March 2025”. How does that stand today?',
      'NMC registration, expired in March 2025',
    ],
    ['У вашому резюме сказано: «прострочена у березні». Як із цим сьогодні?', 'Прострочена у березні'],
    ['You ask for “flexible” hours: which ones?', 'You ask for “flexible” hours: which ones?'],
  ])('nameOfPoint › %s › is %s', (asked, name) => {
    expect(nameOfPoint(asked)).toBe(name);
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
    expect(countUnmet(points)).toEqual({ notMet: 1, open: 2 });
  });
});
