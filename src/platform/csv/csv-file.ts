import type { Language } from '#contracts/common.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';

/** Numbers and nulls are written as they are; strings are user input and get escaped. */
export type Cell = string | number | null;

/** Without it, Excel decodes the file as something other than UTF-8. */
const byteOrderMark = '\uFEFF';
/** Lines are sent in chunks of about this many UTF-16 units. */
const partLength = 32 * 1024;

/** Cell and decimal separators by language: a spreadsheet opens only files with the separators of its own locale. */
const signs: Readonly<Record<Language, { readonly cell: string; readonly decimal: string }>> = {
  en: { cell: ',', decimal: '.' },
  uk: { cell: ';', decimal: ',' },
};

export interface Table {
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** A table as a CSV file (RFC 4180; with semicolons in Ukrainian). Streamed: rows are read on demand. */
export function csvFile({ fileName, heads, rows }: Table, language: Language): MadeFile {
  return {
    parts: () => csvParts(heads, rows, language),
    headers: {
      ...fileHeaders('text/csv; charset=utf-8', fileName),
      // The same URL returns the list as JSON.
      vary: 'accept',
    },
  };
}

async function* csvParts(
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  language: Language,
): AsyncGenerator<Buffer> {
  let part = `${byteOrderMark}${csvLine(heads, language)}`;
  for await (const row of rows) {
    part += csvLine(row, language);
    if (part.length < partLength) continue;
    yield Buffer.from(part);
    part = '';
  }
  yield Buffer.from(part);
}

export function csvLine(cells: readonly Cell[], language: Language): string {
  const { cell: separator, decimal } = signs[language];
  return `${cells.map((cell) => written(cell, decimal)).join(separator)}\r\n`;
}

/**
 * Strings are always quoted: in a locale with another separator, one inside an unquoted string would start a new cell.
 */
function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

/**
 * Spreadsheets evaluate cells that start with one of these characters, or in some languages with its full-width form,
 * and can open URLs and programs that way. The apostrophe marks the cell as text (OWASP, "CSV Injection").
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}
