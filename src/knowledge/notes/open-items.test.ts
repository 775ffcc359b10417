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

  test.each([
    [
      'en',
      'Phone, 20 min. Sharp on dosing: named the pump. Left open: he has never led a crew. Invoices thin. Strong on tools otherwise.',
      ['He has never led a crew.', 'Invoices thin.'],
    ],
    [
      'en',
      'We did not ask about 2018. Honest about the open-plan move. Less sure on welding. Asked about seams, she named the brand. Pay not discussed.',
      [
        'Less sure on welding. Asked about seams, she named the brand.',
        'Pay not discussed.',
        'We did not ask about 2018.',
      ],
    ],
    [
      'en',
      'Good talk. Left open: boilers. She knew the pressures but not who may isolate one.',
      ['Boilers: She knew the pressures but not who may isolate one.'],
    ],
    ['en', 'Doubts: never priced a job. Strengths: warm, direct. Would see her again.', ['Never priced a job.']],
    [
      'en',
      'Knows seeds. What we could not get: one loss he had caused. I would see him again.',
      ['One loss he had caused.'],
    ],
    [
      'uk',
      'Про насоси говорив предметно: показав схему. Сумніви. Облік: цифр не навів. Взимку сам не працював.',
      ['Облік: цифр не навів.', 'Взимку сам не працював.'],
    ],
    [
      'uk',
      'Сортує швидко. Слабше з пакуванням: назвав лише плівку. Про ставку не говорили.',
      ['Слабше з пакуванням: назвав лише плівку.', 'Про ставку не говорили.'],
    ],
    [
      'uk',
      'Тепло говорить про учнів. Лишилося відкритим, чи веде журнал сама. Планів не показала.',
      ['Лишилося відкритим, чи веде журнал сама.', 'Планів не показала.'],
    ],
    ['uk', 'Не певна я в іншому. Кресленням не володіє.\n\nКликати далі.', ['Кресленням не володіє.']],
  ] as const)('openItems › in %s, in the sentences of “%s” › what stands behind the label', (language, note, open) => {
    expect(texts(note, language)).toEqual(open);
  });

  test('openItems › a name that the next sentence explains › is the item’s name', () => {
    expect(openItems('Left open: boilers. She could not say who isolates one.', 'en')).toMatchObject([
      { name: 'Boilers' },
    ]);
  });

  test('openItems › a character that is open, and unmarked doubts › none', () => {
    expect(texts('Warm. Open. Honest about the fire.')).toEqual([]);
    expect(texts('Відкрита, щира. Про пожежу сказала прямо.', 'uk')).toEqual([]);
  });

  test('openItems › a note without such a heading › none', () => {
    expect(texts('Warm, precise.\n- Talked about loans.\n- Good on figures.')).toEqual([]);
  });
});
