import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { csvFile, csvLine } from './csv-file.ts';

async function textOf(heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]) {
  async function* given() {
    yield* rows;
  }
  const parts = [];
  for await (const part of csvFile({ fileName: 'x.csv', heads, rows: given() }, 'en').parts()) parts.push(part);
  return { text: Buffer.concat(parts).toString(), parts };
}

describe('csvLine', () => {
  it.each([
    ['plain cells', ['Ada', 7, null, ''], '"Ada",7,,""\r\n'],
    ['a comma, a quote and a new line', ['a,b', 'say "x"', 'one\ntwo'], '"a,b","say ""x""","one\ntwo"\r\n'],
    ['a number below zero, which is no text', [-5], '-5\r\n'],
  ])('%s › written › are as RFC 4180 has them', (_, cells, expected) => {
    expect(csvLine(cells, 'en')).toBe(expected);
  });

  it.each(['=1+1', '+380', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'])(
    'a text that a spreadsheet would calculate, %j › written › begins with an apostrophe',
    (text) => {
      expect(csvLine([text], 'en').replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
    },
  );

  it('a formula with quotes and a comma › written › stays one cell', () => {
    expect(csvLine(['=HYPERLINK("http://x","y")', 'b'], 'en')).toBe('"\'=HYPERLINK(""http://x"",""y"")","b"\r\n');
  });
});

describe('csvLine, in Ukrainian', () => {
  it('cells › written › are parted by semicolons, with decimals after a comma', () => {
    expect(csvLine(['Ада', 6.3, null], 'uk')).toBe('"Ада";6,3;\r\n');
  });

  it.each(languages)('in %s, a text with the other sign and a formula › written › stays one cell', (language) => {
    expect(csvLine(['cv;=1+1.pdf', 'a,=1+1'], language).match(/"[^"]*"/g)).toEqual(['"cv;=1+1.pdf"', '"a,=1+1"']);
  });
});

describe('csvFile', () => {
  it('a table without rows › made › is its heads, after the mark of UTF-8', async () => {
    const { text, parts } = await textOf(['Ім’я', 'E-mail'], []);
    expect(text).toBe('\uFEFF"Ім’я","E-mail"\r\n');
    expect([...(parts[0]?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('a long table › made › comes in parts, whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => [`Candidate ${n}`, n]);
    const { text, parts } = await textOf(['Name', 'n'], rows);
    expect(parts.length).toBeGreaterThan(2);
    expect(text.split('\r\n')).toHaveLength(5002);
    expect(text.endsWith('"Candidate 4999",4999\r\n')).toBe(true);
  });
});
