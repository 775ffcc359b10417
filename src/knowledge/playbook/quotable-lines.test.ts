import { describe, expect, test } from 'vitest';
import { quotableLines } from './quotable-lines.ts';

function quotesFrom(...texts: string[]): readonly string[] {
  const visible = texts.join('\n');
  const lines = texts.map((quote) => {
    const start = visible.indexOf(quote);
    return { page: 1, start, end: start + quote.length, quote };
  });
  const cv = { cvId: '01900000-0000-7000-8000-0000000000cc', pages: [{ number: 1, visible }], lines };
  const found = quotableLines(cv, 'en');
  for (const { start, end, quote } of found) expect(visible.slice(start, end)).toBe(quote);
  return found.map(({ quote }) => quote);
}

describe('quotableLines', () => {
  test('quotableLines › of a bulleted line › leaves bullet and full stop out', () => {
    expect(quotesFrom('• Cut latency from 900 ms to 200 ms.')).toEqual(['Cut latency from 900 ms to 200 ms']);
  });

  test('quotableLines › of a long line › ends with its first clause', () => {
    expect(
      quotesFrom(
        'Moved fourteen services of the payments group to Kubernetes, then trained the teams that run them every day',
      ),
    ).toEqual(['Moved fourteen services of the payments group to Kubernetes']);
  });

  test.each([
    [
      'Cut the p95 latency of the quote service from 840 ms to 190 ms by replacing per-row lookups with one query',
      'Cut the p95 latency of the quote service',
    ],
    [
      'Introduced consumer-driven contract tests; broken releases fell from five a month to fewer than one',
      'Introduced consumer-driven contract tests',
    ],
    [
      'Зменшила час відповіді сервісу тарифів для мобільних клієнтів з 840 до 190 мс завдяки одному запиту замість багатьох',
      'Зменшила час відповіді сервісу тарифів для мобільних клієнтів',
    ],
  ])('quotableLines › of %s › breaks off between phrases', (line, quote) => {
    expect(quotesFrom(line)).toEqual([quote]);
  });

  test('quotableLines › of a long line without a clause › ends at the twelfth word', () => {
    const words = Array.from({ length: 20 }, (_, at) => `word${at}`);
    expect(quotesFrom(words.join(' '))).toEqual([words.slice(0, 12).join(' ')]);
  });

  test.each([
    ['contact details', 'Write to me at olena@example.com about work'],
    ['a telephone number', 'Call me any time on 067 123 45 67'],
    ['private life', 'Married, two children, non-smoker'],
    ['a question', 'Looking for a team that asks why?'],
    ['a quotation', 'Gave the talk “Queues for humans” in Lviv'],
    ['too few words', 'Kotlin, Kafka'],
  ])('quotableLines › of %s › quotes nothing', (_what, line) => {
    expect(quotesFrom(line)).toEqual([]);
  });

  test('quotableLines › of a line that is not on its page › quotes nothing', () => {
    const line = { page: 1, start: 0, end: 29, quote: 'Led four people through a year' };
    const cv = { cvId: 'x', pages: [{ number: 1, visible: 'Something else altogether here' }], lines: [line] };
    expect(quotableLines(cv, 'en')).toEqual([]);
  });
});
