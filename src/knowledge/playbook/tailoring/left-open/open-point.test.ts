import { expect, test } from 'vitest';
import { openPoint } from './open-point.ts';

const pointOf = (sentence: string, language: 'en' | 'uk', isMarked = false) =>
  openPoint(sentence, { language, note: sentence, isMarked });

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
  ['uk', 'Лишилося незрозумілим, як вона веде облік.', 'clause', 'як ви ведете облік'],
  ['uk', 'По доступності обмежилась контрастом; решту згадала потім.', 'about', 'по доступності'],
  ['uk', 'На технічній розібрати режим водія та ситуацію на кордоні.', 'topic', 'режим водія та ситуацію на кордоні'],
] as const)('openPoint › in %s of “%s” › is a %s: %s', (language, sentence, kind, words) => {
  expect(pointOf(sentence, language)).toEqual({ sentence, kind, words, shownBy: 'case' });
});

test.each([
  ['en', 'No one has asked about leading a price increase himself.', 'leading a price increase'],
  ['en', 'Wouldn’t be drawn on the hire company in 2016.', 'hire company in 2016'],
  ['en', 'Did not have time for multi-currency accounts.', 'multi-currency accounts'],
  ['en', 'She could not tell me the margin of the deal.', 'margin of the deal'],
  ['uk', 'Раджу кликати далі, історію з батьками розібрати докладно.', 'історію з батьками'],
] as const)('openPoint › in %s of “%s” › is a case of %s', (language, sentence, words) => {
  expect(pointOf(sentence, language)).toEqual({ sentence, kind: 'topic', words, shownBy: 'case' });
});

test.each([
  [
    'en',
    'He says we, hard to get at what he coached in the second year.',
    'clause',
    'what you coached in the second year',
    'account',
  ],
  ['en', 'Unclear why Wyeside did not renew; he said budget.', 'clause', 'why Wyeside did not renew', 'answer'],
  [
    'en',
    'He said that he leads, but I could not make out which part was his.',
    'clause',
    'which part was yours',
    'account',
  ],
  ['en', 'Unclear how many of the actions were hers.', 'clause', 'how many of the actions were yours', 'account'],
  ['en', 'Also, does she give up the virtual academy?', 'clause', 'whether you give up the virtual academy', 'answer'],
  [
    'en',
    'Would he be content with a team of two?',
    'clause',
    'whether you would be content with a team of two',
    'answer',
  ],
  ['en', 'Weekend on-call and travel we left for another day.', 'topic', 'Weekend on-call and travel', 'answer'],
  ['en', 'Commission split not discussed.', 'topic', 'Commission split', 'answer'],
  [
    'uk',
    'На запитання, чому пішла, згадала скаргу; що було в скарзі, я так і не почув.',
    'clause',
    'що було в скарзі',
    'account',
  ],
  [
    'uk',
    'Як їздитиме з Фастова без авто, теж не з’ясували.',
    'clause',
    'як ви їздитимете з Фастова без авто',
    'answer',
  ],
  ['uk', 'Чи не засумує після посади головної?', 'clause', 'чи ви не засумуєте після посади головної', 'answer'],
  ['uk', 'Чому пішла з «Джерелиці», не пояснила.', 'clause', 'чому ви пішли з «Джерелиці»', 'answer'],
] as const)(
  'openPoint › in %s of “%s” › is settled by one answer: %s %s',
  (language, sentence, kind, words, shownBy) => {
    expect(pointOf(sentence, language)).toEqual({ sentence, kind, words, shownBy });
  },
);

test.each([
  ['en', 'He said "we check the status first" and moved on.'],
  ['en', 'She waited, she didn’t grab his hands.'],
  ['uk', 'Що саме, не сказала.'],
  ['uk', 'Про оцінки не питали докладно.'],
  ['en', 'Pleasant, clear, good figures.'],
  ['en', 'Check whether she can tell him.'],
  ['en', 'She could check the gauges, and did.'],
  ['en', 'Could not say over which shifts.'],
  // Whose doing it was, or who is meant, would be a guess.
  ['en', 'Two complaints went to a solicitor and she was vague about how they went on to the tribunal.'],
  ['en', 'She told a tenant that he was late; unclear how he took the news that day.'],
  ['en', 'The deputy manager left in May, and it is unclear how she kept the night roster going.'],
  ['en', 'Suppliers wait for months; unclear how they are paid in the end.'],
  ['en', 'Unclear how she plans and runs the week.'],
  ['uk', 'Хто рахував залишки, не зрозуміли.'],
  ['uk', 'Не зрозуміли, чому впав оборот у лютому.'],
  ['uk', 'Про поливи говорить конкретно, називає години й насоси.'],
  ['uk', 'Про щепу розповідав із цифрами.'],
  ['uk', 'Варто розпитати на комісії.'],
  ['uk', 'Щира, говорить простою мовою.'],
] as const)('openPoint › in %s of “%s” › names nothing to say', (language, sentence) => {
  expect(pointOf(sentence, language)).toBeUndefined();
});

test.each([
  ['en', 'She has never run a ward herself, and said so.', 'lack', 'running a ward yourself', 'nearest'],
  [
    'en',
    'Has not negotiated a lease above £40,000 and it showed.',
    'lack',
    'negotiating a lease above £40,000',
    'nearest',
  ],
  ['en', 'Dairy would be quite new to him; the rest he knows.', 'lack', 'dairy', 'nearest'],
  ['en', 'When I asked about scrap she blamed the mill.', 'topic', 'scrap', 'case'],
  ['en', 'On recalls he said that quality decides.', 'topic', 'recalls', 'case'],
  [
    'en',
    'Asked what he would do first after a burst main, he named the valve only.',
    'clause',
    'what you would do first after a burst main',
    'nearest',
  ],
  ['en', 'Whether he has ever closed a site.', 'clause', 'whether you have ever closed a site', 'nearest'],
  ['uk', 'Складом сама не керувала, «у нас був завсклад».', 'lack', 'Складом ви самі не керували', 'nearest'],
  ['uk', 'З імпортом не працював, тільки з міськими базами.', 'lack', 'З імпортом ви не працювали', 'nearest'],
  ['uk', 'Про відсів назвала дві причини, але не першу.', 'about', 'про відсів', 'case'],
  ['uk', 'Графік полонин пояснив загально.', 'topic', 'Графік полонин', 'case'],
  ['uk', 'Звідки 14,5 % браку: спершу сказав одне, потім інше.', 'clause', 'звідки 14,5 % браку', 'account'],
  ['uk', 'Скільки складів у мережі, не згадала.', 'clause', 'скільки складів у мережі', 'account'],
  [
    'uk',
    'Коли спитала, як приймає сиру нафту в морози, згадав регламент.',
    'clause',
    'як ви приймаєте сиру нафту в морози',
    'case',
  ],
  ['uk', 'Чи впорається з двома цехами, сказати важко.', 'clause', 'чи ви впораєтеся з двома цехами', 'nearest'],
] as const)('openPoint › in %s of “%s”, behind a label › is a %s: %s', (language, sentence, kind, words, shownBy) => {
  expect(pointOf(sentence, language, true)).toEqual({ sentence, kind, words, shownBy });
});

test.each([
  // Not a lack of the work, or not certainly the candidate's.
  ['en', 'He has not run a kiln since 2014.'],
  ['en', 'She has never answered.'],
  ['uk', 'Бригада аудиту не проходила.'],
] as const)('openPoint › in %s of “%s”, behind a label › names nothing to say', (language, sentence) => {
  expect(pointOf(sentence, language, true)).toBeUndefined();
});

test('openPoint › a note that calls the candidate “they” › speaks to them as “you”', () => {
  const sentence = 'Unclear how they split a shift.';
  const note = `They know their trade. ${sentence} They were open about it.`;
  expect(openPoint(sentence, { language: 'en', note, isMarked: false })).toMatchObject({
    words: 'how you split a shift',
  });
});
