import { expect, test } from 'vitest';
import { openPoints } from './open-point.ts';

test.each([
  ['en', 'It stayed unclear how she decides in an incident.', 'clause', 'how you decide in an incident'],
  [
    'en',
    'Check how he handles a poor performer and the long servers.',
    'topic',
    'a poor performer and the long servers',
  ],
  ['en', 'Weak on planning maths (guessed occupancy, no Erlang, fine).', 'topic', 'planning maths'],
  ['en', 'ER side thinner: on the scenario she jumped to termination.', 'topic', 'ER'],
  ['en', 'HR Director wants ER and Montana law checked, CNO would hire today.', 'topic', 'ER and Montana law'],
  [
    'uk',
    'Уточнити, як передає стани розробникам і чи витримає 60 полів.',
    'clause',
    'як ви передаєте стани розробникам',
  ],
  ['uk', 'По доступності обмежилась контрастом; решту згадала потім.', 'about', 'по доступності'],
  ['uk', 'На технічній розібрати режим водія та ситуацію на кордоні.', 'topic', 'режим водія та ситуацію на кордоні'],
] as const)('openPoints › in %s of “%s” › is a %s: %s', (language, sentence, kind, words) => {
  expect(openPoints([sentence], language)).toEqual([{ sentence, kind, words, isCase: true }]);
});

test.each([
  ['en', 'No one has asked about leading a price increase himself.', 'leading a price increase'],
  ['en', 'Wouldn’t be drawn on the hire company in 2016.', 'hire company in 2016'],
  ['en', 'Did not have time for multi-currency accounts.', 'multi-currency accounts'],
  ['en', 'She could not tell me the margin of the deal.', 'margin of the deal'],
  ['uk', 'Раджу кликати далі, історію з батьками розібрати докладно.', 'історію з батьками'],
] as const)('openPoints › in %s of “%s” › is a case of %s', (language, sentence, words) => {
  expect(openPoints([sentence], language)).toEqual([{ sentence, kind: 'topic', words, isCase: true }]);
});

test.each([
  ['en', 'He says we, hard to get at what he coached.', 'clause', 'what you coached'],
  ['en', 'Unclear why Wyeside did not renew; he said budget.', 'clause', 'why Wyeside did not renew'],
  ['en', 'He said that he leads, but I could not make out which part was his.', 'clause', 'which part was yours'],
  ['en', 'Unclear how many of the actions were hers.', 'clause', 'how many of the actions were yours'],
  ['en', 'Also, does she give up the virtual academy?', 'clause', 'whether you give up the virtual academy'],
  ['en', 'Would he be content with a team of two?', 'clause', 'whether you would be content with a team of two'],
  ['en', 'Weekend on-call and travel we left for another day.', 'topic', 'Weekend on-call and travel'],
  ['en', 'Commission split not discussed.', 'topic', 'Commission split'],
  ['uk', 'На запитання, чому пішла, згадала скаргу; що було в скарзі, я так і не почув.', 'clause', 'що було в скарзі'],
  ['uk', 'Як їздитиме з Фастова без авто, теж не з’ясували.', 'clause', 'як ви їздитимете з Фастова без авто'],
  ['uk', 'Чи не засумує після посади головної?', 'clause', 'чи ви не засумуєте після посади головної'],
  ['uk', 'Чому пішла з «Джерелиці», не пояснила.', 'clause', 'чому ви пішли з «Джерелиці»'],
] as const)('openPoints › in %s of “%s” › is settled by one answer: %s %s', (language, sentence, kind, words) => {
  expect(openPoints([sentence], language)).toEqual([{ sentence, kind, words, isCase: false }]);
});

test.each([
  ['en', 'He said "we check the status first" and moved on.'],
  ['en', 'She waited, she didn’t grab his hands.'],
  ['uk', 'Що саме, не сказала.'],
  ['uk', 'Про оцінки не питали докладно.'],
  ['en', 'Pleasant, clear, good figures.'],
  ['en', 'Check whether she can tell him.'],
  ['uk', 'Варто розпитати на комісії.'],
  ['uk', 'Щира, говорить простою мовою.'],
] as const)('openPoints › in %s of “%s” › names nothing to say', (language, sentence) => {
  expect(openPoints([sentence], language)).toEqual([]);
});
