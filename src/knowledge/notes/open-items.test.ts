import { describe, expect, test } from 'vitest';
import { openItems } from './open-items.ts';

const texts = (note: string, language: 'en' | 'uk' = 'en') => openItems(note, language).map(({ text }) => text);

describe('openItems', () => {
  test('openItems › a heading and a list below it › each item, and nothing that stands above', () => {
    const note =
      'Bench test, 40 min. Found the fault in five minutes.\n\nLeft open:\n- Purging. Asked for the volume, no method given.\n- Job cards: said they are done on Fridays.\n\nStraight about the points on the licence.';
    expect(texts(note)).toEqual([
      'Purging: Asked for the volume, no method given.',
      'Job cards: said they are done on Fridays.',
    ]);
  });

  test('openItems › a list in one line › an item for each number', () => {
    const note =
      'Very good round the cows.\nOpen: (1) Serving – would not say when last done. (2) Drying off – what cut-offs? (3) Never got on to staff.';
    expect(texts(note)).toEqual([
      'Serving – would not say when last done.',
      'Drying off – what cut-offs?',
      'Never got on to staff.',
    ]);
  });

  test('openItems › in Ukrainian, with marks before the lines › those with a question mark', () => {
    const note =
      '+ Сильна історія про списання.\n? Суботи: час вийшов.\n? Перерва після Полтави — «сімейне», далі не заходила.';
    expect(texts(note, 'uk')).toEqual(['Суботи: час вийшов.']);
    expect(texts('Добре: міряв, не вгадував.\nНе з’ясували:\n— ловильники: порядку не назвав.', 'uk')).toEqual([
      'ловильники: порядку не назвав.',
    ]);
  });

  test('openItems › a long item › its first words', () => {
    const [text = ''] = texts(`Open:\n- ${'pumps and valves '.repeat(20)}`);
    expect(text.length).toBeLessThanOrEqual(201);
    expect(text).toMatch(/…$/);
  });

  test('openItems › a note without such a heading › none', () => {
    expect(texts('Warm, precise.\n- Talked about loans.\n- Good on figures.')).toEqual([]);
  });
});
