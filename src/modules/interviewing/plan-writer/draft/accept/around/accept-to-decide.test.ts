import { describe, expect, it } from 'vitest';
import { acceptToDecide } from './accept-to-decide.ts';

const told = 'Supervise 3 receptionists, rota. Covers late shifts. £14,200 outstanding';
const accepted = (text: string | null, language: 'en' | 'uk' = 'en') => {
  const reported: string[] = [];
  return {
    text: acceptToDecide(text, { told, matter: new Set(), language }, (problem) => reported.push(problem)),
    reported,
  };
};

describe('acceptToDecide', () => {
  it.each([
    'Whether a late shift is talked about or just covered; the team of 3 and the desk are well shown.',
    'How much of the £14,200 was paid rather than written off.',
    'What was recommended on the £14,200, and to whom.',
    'Whether results are acted on before quality rings, since reject counting came later.',
  ])('%s › stands', (text) => expect(accepted(text)).toEqual({ text, reported: [] }));

  it.each([
    ['figure', 'Whether the team of 12 is led.'],
    ['verdict', 'Whether to hire her.'],
    ['trait', 'Whether late shifts are covered with a polished manner.'],
    ['law', 'Whether two small children leave time for late shifts.'],
    ['language', 'Чи говорить про пізні зміни.'],
  ])('what breaks the rule of %s › is left out, and just that is said', (rule, text) =>
    expect(accepted(text)).toEqual({ text: '', reported: [`to_decide.${rule}`] }),
  );

  it('a sentence with a figure from nowhere beside a sound one › falls alone, and is said', () =>
    expect(accepted('Whether a late shift is talked about. The team of 12 needs no minutes.')).toEqual({
      text: 'Whether a late shift is talked about.',
      reported: ['to_decide.figure'],
    }));

  it('what has to be shown › is nowhere if its sentence falls, for the next says what may be short', () =>
    expect(accepted('Whether the team of 12 is led. Late shifts may be short.')).toEqual({
      text: '',
      reported: ['to_decide.figure'],
    }));

  it.each([
    ['en', 'Today has to show whether a late shift is talked about.', 'Whether a late shift is talked about.'],
    ['uk', 'Сьогодні має бути видно, чи говорить про пізні зміни.', 'Чи говорить про пізні зміни.'],
  ] as const)('in %s, %s › stands without what its heading says', (language, text, shown) =>
    expect(accepted(text, language)).toEqual({ text: shown, reported: [] }),
  );

  it.each([null, ''])('%s › is nothing, without a word', (text) =>
    expect(accepted(text)).toEqual({ text: '', reported: [] }),
  );
});
