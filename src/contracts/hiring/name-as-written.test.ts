import { describe, expect, it } from 'vitest';
import { nameAsWritten } from './name-as-written.ts';

describe('nameAsWritten', () => {
  it.each([
    ['ОЛЕНА ҐУДЗЬ', 'Олена Ґудзь'],
    ['АННА-МАРІЯ ДЕМ’ЯНЧУК', 'Анна-Марія Дем’янчук'],
    ["SEAN O'NEIL", "Sean O'Neil"],
    ['JEAN-LUC D’ARC', 'Jean-Luc D’Arc'],
    ['J.R. SMITH III', 'J.R. Smith III'],
    ['İLKAY ÖZTÜRK', 'İlkay Öztürk'],
    ['ДМИТРУК Олег Васильович', 'Дмитрук Олег Васильович'],
    ['Anna KOWALSKA-NOWAK', 'Anna Kowalska-Nowak'],
  ])('%s › in capitals, or its family name › is written %s', (shouted, written) => {
    expect(nameAsWritten(shouted)).toBe(written);
  });

  it.each(['Maksym Bondar', 'Ronald McDonald', 'Ludwig van Beethoven', 'ABC Олена'])(
    '%s › with small letters › stays',
    (name) => {
      expect(nameAsWritten(name)).toBe(name);
    },
  );
});
