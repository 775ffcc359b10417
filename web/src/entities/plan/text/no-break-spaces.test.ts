import { describe, expect, it } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00A0', '_');

describe('withNoBreakSpaces', () => {
  it('a one-letter word › before another word › stays with it', () => {
    expect(shown('Ви працювали в команді й у змінах. З ким і з чим?')).toBe(
      'Ви працювали в_команді й_у_змінах. З_ким і_з_чим?',
    );
  });

  it('the same letter › at the end of a longer word › changes nothing', () => {
    expect(shown('свої дії (зокрема, мій звіт) – усі разом')).toBe('свої дії (зокрема, мій звіт) – усі разом');
  });

  it('a number › of several groups, or with its sign › stays whole', () => {
    expect(shown('у 300 000 замовлень із 2019 2000 разів, на 22 % менше')).toBe(
      'у_300_000 замовлень із 2019 2000 разів, на 22_% менше',
    );
  });

  it('the sign of a number › before it › stays with it', () => {
    expect(shown('Запитання № 1, № 3 і № 4')).toBe('Запитання №_1, №_3 і_№_4');
  });

  it('minutes › after a number › stay with it', () => {
    expect(shown('за 20 хв або 25 хвилин')).toBe('за 20_хв або 25_хвилин');
  });
});
