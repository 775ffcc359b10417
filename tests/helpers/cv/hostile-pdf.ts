import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Malicious PDFs, drawn operator by operator. */

export type PdfParts = {
  /** one content stream per page */
  pages: readonly string[];
  /** further entries of every page's /Resources */
  resources?: string;
  /** further entries of every page */
  page?: string;
  /** further entries of the catalog */
  catalog?: string;
  /** further objects, numbered from 10 */
  objects?: readonly string[];
  info?: string;
  /** the dictionary of font F1 instead of Helvetica's */
  font?: string;
};

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export function aPdf({
  pages,
  resources = '',
  page = '',
  catalog = '',
  objects = [],
  info = '',
  font = helvetica,
}: PdfParts): Buffer {
  const numbered = new Map<number, string>();
  const firstPage = 10 + objects.length;
  const pageNumber = (index: number) => firstPage + index * 2;
  numbered.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`);
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  numbered.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  numbered.set(3, `<< ${info} >>`);
  for (const [index, object] of objects.entries()) numbered.set(10 + index, object);
  for (const [index, content] of pages.entries()) {
    const number = pageNumber(index);
    const described = `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R ${page}`;
    numbered.set(number, `<< ${described} /Resources << /Font << /F1 ${font} >> ${resources} >> >>`);
    numbered.set(number + 1, aStream(content));
  }
  return assemble(numbered);
}

export function aStream(content: string, entries = ''): string {
  return `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Writes numbered objects to a file with its cross-reference table. */
export function assemble(objects: ReadonlyMap<number, string>): Buffer {
  const size = Math.max(...objects.keys()) + 1;
  let body = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, object] of objects) {
    offsets.set(number, body.length);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n${rows.join('')}${trailer}`, 'latin1');
}

/** One positioned line of text; `before` sets its special properties. */
export function line(text: string, x: number, y: number, before = '0 g', size = 11): string {
  return `q ${before} BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET Q`;
}

/** A file of about 1 MB whose page inflates to 1 GB of spaces. */
export function aBomb(): Buffer {
  const blanks = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from([0x03, 0x00]);
  const data = Buffer.concat([deflateSync('').subarray(0, 2), ...Array<Buffer>(1024).fill(blanks), end]);
  return aPdf({
    pages: [''],
    objects: [aStream(data.toString('latin1'), '/Filter /FlateDecode')],
    page: '/Contents 10 0 R',
  });
}

/** A page tree with a node that is its own child. */
export function aPageLoop(): Buffer {
  return assemble(
    new Map([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Kids [4 0 R] /Count 3 >>'],
      [3, '<< >>'],
      [4, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 4 0 R] /Count 3 >>'],
    ]),
  );
}

/** Claims many pages but has one. */
export function aFalsePageCount(page: string, count: number): Buffer {
  const honest = aPdf({ pages: [page] }).toString('latin1');
  return Buffer.from(honest.replace('/Count 1', `/Count ${count}`), 'latin1');
}
