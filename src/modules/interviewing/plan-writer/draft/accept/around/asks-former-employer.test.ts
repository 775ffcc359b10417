import { expect, test } from 'vitest';
import { asksFormerEmployer } from './asks-former-employer.ts';

const ward = `Acting Ward Manager, Larkfield Ward, Cotsmoor Hospitals
May 2025 to date
Deputy Ward Manager, Larkfield Ward
November 2021 to April 2025
Staff Nurse, Avonbridge General Hospital
September 2014 to January 2021
Registration valid to 2028`;
const dairy = `07.2021 – донині
Комбінат «Ужбіль»
05.2017 – 06.2021
ПрАТ «Горинський маслосирзавод»
08.2013 – 04.2017
ПП «Молочна криниця»`;

test.each([
  ['en', 'A referee from Avonbridge General Hospital, if agreed: how shifts were led.', ward, true],
  ['en', 'A referee from Larkfield Ward, the matron, if agreed: who counted the falls.', ward, false],
  ['en', 'See the certificate of Avonbridge General Hospital.', ward, false],
  ['en', 'A referee who is agreed on: who counted the falls.', ward, false],
  ['en', 'A referee from Avonbridge General Hospital, if agreed.', '', false],
  ['uk', 'Рекомендація з «Молочна криниця», якщо кандидат не проти: хто вів масло.', dairy, true],
  ['uk', 'Рекомендація з комбінату «Ужбіль»: хто зводив баланс.', dairy, false],
] as const)('asksFormerEmployer › in %s, “%s”', (language, text, cv, isFormer) => {
  expect(asksFormerEmployer(text, cv, language)).toBe(isFormer);
});

test('asksFormerEmployer › somebody who left there a year before the latest work › is asked', () => {
  const cv =
    'Plant Manager, Trentside\nApril 2021 - present\nPlant Supervisor, Marlpit Asphalt\nJune 2019 - March 2021';
  expect(asksFormerEmployer('A referee from Marlpit Asphalt: the stops.', cv, 'en')).toBe(false);
});
