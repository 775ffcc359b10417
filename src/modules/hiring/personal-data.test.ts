import { describe, expect, it } from 'vitest';
import { personalData } from './personal-data.ts';

describe('personalData', () => {
  it.each([
    ['an e-mail address', 'write to olena.k+cv@mail.example.com.ua please', 'olena.k+cv@mail.example.com.ua'],
    ['a phone number with blanks', 'tel. +380 (44) 123-45-67,', '+380 (44) 123-45-67'],
    ['a phone number in one piece', 'call 0441234567 now', '0441234567'],
    ['a profile link', 'see linkedin.com/in/olena-k for more', 'linkedin.com/in/olena-k'],
    ['a birth date', 'Date of birth: 4 May 1990\nnext', '4 May 1990'],
    ['a birth date in Ukrainian', 'Дата народження: 04.05.1990', '04.05.1990'],
    ['an address', 'Адреса: Київ, вул. Лесі Українки, 5', 'Київ, вул. Лесі Українки, 5'],
  ])('a text › with %s › gives it', (_, text, word) => {
    expect(personalData([text], [])).toContain(word);
  });

  it.each(['2019 - 2024', '2015–2019, 2020–2021', 'cut costs by 30 000 000 a year', 'version 10.4.12'])(
    'a text › of numbers that reach nobody (%s) › gives nothing',
    (text) => {
      expect(personalData([text], [])).toEqual([]);
    },
  );

  it('words › known and found › come once, the longest first', () => {
    expect(personalData(['Ada, ada@example.com'], ['Ada', 'ada@example.com', null, undefined, ' '])).toEqual([
      'ada@example.com',
      'Ada',
    ]);
  });
});
