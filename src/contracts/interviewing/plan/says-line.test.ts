import { expect, test } from 'vitest';
import { saysLine } from './says-line.ts';

test.each([
  ['Charges and rakes under supervision; here it is three cremators.', 'Charge and rake under supervision', true],
  ['Leading as acting supervisor from February to June 2024', 'Acting Supervisor February to June 2024', true],
  ['Leading as acting supervisor from February to June 2023', 'Acting Supervisor in June 2024', false],
  ['Complaints from nine to two in the first year', 'Complaints down from nine to two in my first year', true],
  ['Zero turnover, for which people', 'Built a team with zero turnover', false],
  ['Плинність із 40 % до 5 %: чия це робота', 'плинність із 40 % до 5 %', true],
  ['Плинність із 40 % до 5 %: чия це робота', 'плинність із 40 % до 7 %', false],
  ['Anything', '', false],
])('saysLine › %j beside %j › %s', (text, line, said) => {
  expect(saysLine(text, line)).toBe(said);
});
