import { attachment } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';

/** Numbers and nothing at all stay what they are; texts are what people typed. */
export type Cell = string | number | null;

/** Without it Excel takes the letters for another encoding than UTF-8. */
const byteOrderMark = '\uFEFF';
/** Lines are sent in parts of about this length. */
const partLength = 32 * 1024;

/** A table as a file (RFC 4180), made while it is taken: rows are read as they are wanted. */
export function csvFile(fileName: string, heads: readonly string[], rows: AsyncIterable<readonly Cell[]>): MadeFile {
  return {
    parts: () => csvParts(heads, rows),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(fileName),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      // The same address has the list as JSON.
      vary: 'accept',
    },
  };
}

async function* csvParts(heads: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  let part = `${byteOrderMark}${csvLine(heads)}`;
  for await (const row of rows) {
    part += csvLine(row);
    if (part.length < partLength) continue;
    yield Buffer.from(part);
    part = '';
  }
  yield Buffer.from(part);
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Spreadsheets calculate what begins with one of these, or in some languages with its wide form, and may open addresses
 * and programs by it. The apostrophe makes it a text (OWASP, "CSV Injection").
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
}
