const headerWithin = 8;
const byteOrderMark = [0xef, 0xbb, 0xbf];
const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
// at the very start, after an optional byte-order mark and blanks
const header = /^%PDF-[12]\./;

/**
 * Whether a file starts like a PDF: `%PDF-1.` or `%PDF-2.` within the first 8 bytes, preceded only by a byte-order mark
 * or blanks. pdf.js itself would accept up to 2,000 bytes of anything before it, including a ZIP file.
 */
export function acceptPdfHead(firstBytes: Uint8Array): boolean {
  let start = byteOrderMark.every((byte, index) => firstBytes[index] === byte) ? byteOrderMark.length : 0;
  while (start < headerWithin && blanks.has(firstBytes[start] ?? -1)) start += 1;
  return start < headerWithin && header.test(String.fromCharCode(...firstBytes.subarray(start, start + headerWithin)));
}
