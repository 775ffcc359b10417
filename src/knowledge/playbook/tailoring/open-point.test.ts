import { expect, test } from 'vitest';
import { openPoint } from './open-point.ts';

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
] as const)('openPoint › in %s of “%s” › is a %s: %s', (language, sentence, kind, words) => {
  expect(openPoint([sentence], language)).toEqual({ sentence, kind, words });
});

test.each([
  ['en', 'Pleasant, clear, good figures.'],
  ['en', 'Check whether she can tell him.'],
  ['uk', 'Варто розпитати на комісії.'],
  ['uk', 'Щира, говорить простою мовою.'],
] as const)('openPoint › in %s of “%s” › names nothing to say', (language, sentence) => {
  expect(openPoint([sentence], language)).toBeUndefined();
});
