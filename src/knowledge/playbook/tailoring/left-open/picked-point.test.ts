import { expect, test } from 'vitest';
import { pickedPoint } from './picked-point.ts';

test.each([
  ['en', 'Struggled with the stock figures', 'topic', 'stock figures'],
  ['en', 'no examples of late orders', 'topic', 'late orders'],
  ['en', 'doubts about the handover', 'topic', 'handover'],
  ['en', 'night shifts – not asked', 'topic', 'night shifts'],
  ['en', 'Salary?', 'topic', 'Salary'],
  ['en', 'why left Moor End', 'clause', 'why you left Moor End'],
  ['en', 'drug rounds', 'topic', 'drug rounds'],
  ['en', 'Bit arrogant.', undefined, undefined],
  ['en', 'Talks too much', undefined, undefined],
  ['en', 'Attitude: lazy', undefined, undefined],
  ['en', 'Good with families.', undefined, undefined],
  ['en', 'Left early', undefined, undefined],
  ['en', 'She told us that she was fine with it', undefined, undefined],
  ['uk', 'Плутається в залишках', 'topic', 'залишках'],
  ['uk', 'нічого про нічні зміни', 'about', 'про нічні зміни'],
  ['uk', 'Оплата?', 'topic', 'Оплата'],
  ['uk', 'нічні чергування', 'topic', 'нічні чергування'],
  ['uk', 'наставництво молодших', 'topic', 'наставництво молодших'],
  ['uk', 'Пояснює загально', undefined, undefined],
  ['uk', 'Трохи зарозумілий.', undefined, undefined],
  ['uk', 'Добре знає стадо', undefined, undefined],
  ['uk', 'Хоче суботи вільні всі', undefined, undefined],
] as const)('pickedPoint › in %s of “%s” › is a %s: %s', (language, line, kind, words) => {
  const point = pickedPoint(line, { language, note: line, isMarked: true });
  expect([point?.kind, point?.words]).toEqual([kind, words]);
});
