import { describe, expect, test } from 'vitest';
import { noteLines } from './note-lines.ts';

describe('noteLines', () => {
  test.each([
    [
      'en',
      'telegraphic, with dashes, numbers and a question',
      'Phone, 20 min. Good on wound care, thin on drug rounds. Salary?\n- handover: vague\n1) night shifts – not asked 2) why left Moor End',
      [
        'Phone, 20 min.',
        'Good on wound care',
        'thin on drug rounds.',
        'Salary?',
        'handover: vague',
        'night shifts – not asked',
        'why left Moor End',
      ],
    ],
    [
      'en',
      'praise and doubt in one sentence',
      'Knew the fridge rules but could not say who is called at night; warm with families. Not only fast but also exact.',
      [
        'Knew the fridge rules',
        'could not say who is called at night',
        'warm with families.',
        'Not only fast but also exact.',
      ],
    ],
    [
      'en',
      'small letters and abbreviations',
      'strong on seams. weak on invoices, never priced a job. has approx. two years, e.g. at Moor End',
      ['strong on seams.', 'weak on invoices, never priced a job.', 'has approx. two years, e.g. at Moor End'],
    ],
    [
      'uk',
      'an indirect question of two parts',
      'Postgres знає до дрібниць; про аварію пояснила загально, що там було її, а що постачальника',
      ['Postgres знає до дрібниць', 'про аварію пояснила загально, що там було її, а що постачальника'],
    ],
    [
      'en',
      'labels and names',
      'Good talk. Left open: boilers. She knew the pressures but not who may isolate one. Slurry thin.',
      ['Good talk.', 'boilers. She knew the pressures but not who may isolate one.', 'Slurry thin.'],
    ],
    [
      'uk',
      'praise and doubt, dashes and numbers',
      'Про телят говорив предметно, але з кормами сам не працював. Ставку не обговорили; по обліку — загально.\n— ловильники: порядку не назвав.\n1. Добре знає стадо, а звіти пояснив загально',
      [
        'Про телят говорив предметно',
        'з кормами сам не працював.',
        'Ставку не обговорили',
        'по обліку — загально.',
        'ловильники: порядку не назвав.',
        'Добре знає стадо',
        'звіти пояснив загально',
      ],
    ],
    [
      'uk',
      'labels, and one statement with two conjunctions',
      'Не лише рахує, а й пояснює. Сумніви. Облік: цифр не навів. Взимку сам не працював.',
      ['Не лише рахує, а й пояснює.', 'Облік: цифр не навів.', 'Взимку сам не працював.'],
    ],
  ] as const)('noteLines › in %s of %s › are in the words of the note', (language, _, note, lines) => {
    expect(noteLines(note, language)).toEqual(lines);
    for (const line of lines) expect(note).toContain(line);
  });

  test.each([
    ['en', 'Single mum, shifts will be a problem. Her father’s death was hard for her.', []],
    ['en', 'Good with people, but tired because of her kids.', []],
    [
      'en',
      'Would rather not do any weekend phone as she has her mother living with her.',
      ['Would rather not do any weekend phone'],
    ],
    ['uk', 'Перерва після Полтави — «сімейне», далі не заходила.', []],
    ['uk', 'Хоче суботи вільні всі (донька), ми поки нічого не відповіли.', ['Хоче суботи вільні всі']],
  ] as const)('noteLines › in %s of “%s” › leave out what must not be asked about', (language, note, lines) => {
    expect(noteLines(note, language)).toEqual(lines);
  });

  test('noteLines › of a sentence longer than a picked line may be › divides it between words', () => {
    const note = `Could not say how ${'the pumps and the valves, '.repeat(20)}were looked after`;
    const lines = noteLines(note, 'en');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(240);
      expect(note).toContain(line);
    }
  });

  test('noteLines › of a note that says the same twice, or nothing › each line once', () => {
    expect(noteLines('Salary?\nSalary?\n--\n:)\nOk', 'en')).toEqual(['Salary?']);
  });
});
