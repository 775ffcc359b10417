import { expect, test } from 'vitest';
import { isOfRole } from './matter-of-role.ts';

test.each([
  ['Director of Finance', 'The two bids leave £10,000. Which one do you sign?', true],
  ['Director of Nursing', 'A patient is dying next door. Do you stop the drilling?', true],
  ['Director of Nursing', 'The two bids leave £10,000. Which one do you sign?', false],
  ['фінансова директорка', 'Із чого складається собівартість кілометра?', true],
  ['Власник підприємства', 'Із чого складається собівартість кілометра?', false],
  ['Головний лікар', 'Пацієнт чекає, а МІС не відкриває картку. Що робите?', true],
  ['Head of reservoir safety', 'The reservoir keeper reports cloudy seepage. What first?', true],
  ['HR business partner', 'Look at this grievance about a pay cut after TUPE. What do you decide?', true],
  ['HR business partner', 'Look at these notes on four unit managers. Which of the managers leaves next?', true],
  ['HR business partner', 'The lorry leaves at four. Who loads it?', false],
  ['менеджерка з персоналу', 'Двоє складальників хочуть піти з роботи. Що ви їм кажете?', true],
  // Words that many titles share mean nothing.
  ['Managing director', 'Which director did you report to?', false],
  ['People Manager', 'Which line did people keep crossing, and how did you get it to hold?', false],
])('isOfRole › %s, asked “%s” › %s', (role, text, is) => {
  expect(isOfRole({ category: 'Judgement', topic: undefined, text }, role)).toBe(is);
});
