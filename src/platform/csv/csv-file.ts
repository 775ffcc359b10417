import type { Language } from '#contracts/common.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';

/** Numbers and nothing at all stay what they are; texts are what people typed. */
export type Cell = string | number | null;

/** Without it Excel takes the letters for another encoding than UTF-8. */
const byteOrderMark = '\uFEFF';
/** Lines are sent in parts of about this length. */
const partLength = 32 * 1024;

/** What parts cells and decimals: a spreadsheet that is set to a language opens no other table. */
const signs: Readonly<Record<Language, { readonly cell: string; readonly decimal: string }>> = {
  en: { cell: ',', decimal: '.' },
  uk: { cell: ';', decimal: ',' },
};

export interface Table {
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** A table as a file (RFC 4180, in Ukrainian with semicolons), made while it is taken: rows are read as they are wanted. */
export function csvFile({ fileName, heads, rows }: Table, language: Language): MadeFile {
  return {
    parts: () => csvParts(heads, rows, language),
    headers: {
      ...fileHeaders('text/csv; charset=utf-8', fileName),
      // The same address has the list as JSON.
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

/** Texts are quoted whatever they hold: where another sign parts cells, one of theirs would begin a cell. */
function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

/**
 * Spreadsheets calculate what begins with one of these, or in some languages with its wide form, and may open addresses
 * and programs by it. The apostrophe makes it a text (OWASP, "CSV Injection").
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}
